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
    /** The same where a code signs in: going on is the answer. */
    onSigningIn: {
      text: 'Продолжая, вы\u00a0соглашаетесь с\u00a0',
      document: 'обработкой персональных данных',
    },
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

export type MemberConsent = keyof typeof memberConsents;

/** Whether a code is one of them. */
export const isMemberConsent = (code: string): code is MemberConsent =>
  Object.hasOwn(memberConsents, code);

/** The whole of what was agreed to; a consent that is asked no more is shown by its code. */
export function consentWords(code: string): string {
  if (!isMemberConsent(code)) return code;
  const { policy } = memberConsents;
  return code === 'policy' ? policy.text + policy.document : memberConsents[code].text;
}
