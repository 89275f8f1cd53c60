import { formSave } from '../../../../contract/calls/session.ts';
import type { Result } from '../../../client/calls/result.ts';
import { memberCall } from '../../../stores/member-call.ts';

export const MESSAGE_MAX = 4_000;

/** What members write about most. */
export const SUBJECTS = [
  'Баллы и\u00a0заказы',
  'Линзы и\u00a0растворы',
  'Сертификат на\u00a0пробную пару',
  'Работа сайта',
  'Другое',
] as const;

export type Faults = Partial<Record<'subject' | 'message', string>>;

/** What is missing, in words, before anything is sent. */
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

/** Sends a member's message; who he is the session says. */
export function sendFeedback(
  subject: string,
  message: string,
): Promise<Result<{ accepted: true; id: number | null }>> {
  const fields = { subject, message: message.trim() };
  return memberCall(formSave, { form: 'personal-feedback', fields });
}
