/**
 * What a member is asked to agree to, once: the screens of signing in, of registration and of «Мои данные» show
 * these words, and the backend keeps with every answer the day of their wording. Whoever changes
 * words writes a new day.
 */
export const memberConsents = {
  policy: {
    version: '2024-04-01',
    text: 'Даю согласие на\u00a0',
    /** The words that lead to the document. */
    document: 'обработку персональных данных',
    missing: 'Отметьте согласие: без него кабинет не\u00a0работает',
  },
  subscribe: {
    version: '2024-04-01',
    text: 'Хочу получать на\u00a0почту новости о\u00a0линзах и\u00a0предложения',
  },
  sms: {
    version: '2024-04-01',
    text: 'Хочу получать SMS о\u00a0заказах, баллах и\u00a0акциях',
  },
} as const;

/** What whoever asks a question agrees to, with the form of questions; a member's like the others. */
export const questionConsent = {
  code: 'question',
  version: '2026-11-24',
  text: 'Даю согласие на\u00a0обработку этих данных, чтобы мне ответили.',
  missing: 'Без согласия мы\u00a0не\u00a0можем принять вопрос: отметьте\u00a0его',
} as const;

export type MemberConsent = keyof typeof memberConsents;

/** Whether a code is one of them. */
export const isMemberConsent = (code: string): code is MemberConsent =>
  Object.hasOwn(memberConsents, code);

/** The whole of what was agreed to; a consent that is asked no more is shown by its code. */
export function consentWords(code: string): string {
  if (code === questionConsent.code) return questionConsent.text.replace(/\.$/, '');
  if (!isMemberConsent(code)) return code;
  const { policy } = memberConsents;
  return code === 'policy' ? policy.text + policy.document : memberConsents[code].text;
}
