import { written } from '../outbox/letter.ts';
import type { Message } from '../outbox/sender.ts';
import { orderNumber } from './code.ts';
import type { OrderRow } from './find.ts';

type Ready = Pick<OrderRow, 'id' | 'userId' | 'title'> & { readonly code: string };
type Receiver = { readonly phone: string | null; readonly email: string | null };

/** The message with the code of a ready order; null for a member who cannot be reached. */
export function orderMessage(
  { id, userId, title, code }: Ready,
  { phone, email }: Receiver,
): Message | null {
  const number = orderNumber(id);
  const about = `member:${userId}` as const;
  if (phone !== null) {
    const text = `Ясно: заказ ${number}, «${title}». Код для кассы: ${code}`;
    return { to: phone, channel: 'sms', text, about };
  }
  if (email === null) return null;
  const text = written(`Ваш заказ ${number}, «${title}», готов.`, `Код для кассы: ${code}`);
  return { to: email, channel: 'email', text, about };
}
