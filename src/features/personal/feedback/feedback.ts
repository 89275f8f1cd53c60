import { formSave } from '../../../../contract/calls/session.ts';
import type { Result } from '../../../client/calls/result.ts';
import { memberCall } from '../../../stores/member-call.ts';

export const MESSAGE_MAX = 4_000;

/** The most frequent subjects of members' messages. */
export const SUBJECTS = [
  'Баллы и\u00a0заказы',
  'Линзы и\u00a0растворы',
  'Сертификат на\u00a0пробную пару',
  'Работа сайта',
  'Другое',
] as const;

export type Faults = Partial<Record<'subject' | 'message', string>>;

/** The errors of a message, checked before anything is sent. */
export function faultsOf(subject: string, message: string): Faults {
  const length = message.trim().length;
  return {
    ...(subject === '' && { subject: 'Выберите, о\u00a0чём пишете' }),
    ...(length < 10 && { message: 'Напишите хотя\u00a0бы пару предложений' }),
    ...(length > MESSAGE_MAX && {
      message: `Сократите сообщение до\u00a0${MESSAGE_MAX}\u00a0знаков`,
    }),
  };
}

/** Sends a member's message; the session identifies the member. */
export function sendFeedback(
  subject: string,
  message: string,
): Promise<Result<{ accepted: true; id: number | null }>> {
  const fields = { subject, message: message.trim() };
  return memberCall(formSave, { form: 'personal-feedback', fields });
}
