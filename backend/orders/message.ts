import type { MessageValues } from '../../contract/collections/messages.ts';
import type { Database } from '../db/database.ts';
import { letterText, messageText } from '../messages/message-text.ts';
import type { Message } from '../outbox/sender.ts';
import { orderNumber } from './code.ts';
import type { OrderRow } from './find.ts';
import { nestedQuotes } from '../../src/config/quoted.ts';

type Ready = Pick<OrderRow, 'id' | 'userId' | 'title'> & { readonly code: string };
type Receiver = { readonly phone: string | null; readonly email: string | null };

/** The message with the code of a ready order; null if the member cannot be reached. */
export async function orderMessage(
  db: Database,
  { id, userId, title, code }: Ready,
  { phone, email }: Receiver,
): Promise<Message | null> {
  const about = `member:${userId}` as const;
  const values: MessageValues<'sms.order'> = {
    номер: orderNumber(id),
    товар: nestedQuotes(title),
    код: code,
  };
  if (phone !== null) {
    return { to: phone, channel: 'sms', text: await messageText(db, 'sms.order', values), about };
  }
  if (email === null) return null;
  return { to: email, channel: 'email', ...(await letterText(db, 'letter.order', values)), about };
}
