/**
 * The consents that a member is asked for, defined once: the screens of sign-in, of registration
 * and of «Мои данные» show this text, and the backend stores the date of the wording with every
 * answer. A change of the text needs a new date.
 */
export const memberConsents = {
  policy: {
    version: '2024-04-01',
    text: 'Даю согласие на\u00a0',
    /** The text of the link to the document. */
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

/** The consent in the question form, the same for everybody who asks. */
export const questionConsent = {
  code: 'question',
  version: '2026-11-24',
  text: 'Даю согласие на\u00a0обработку этих данных, чтобы мне ответили.',
  missing: 'Без согласия мы\u00a0не\u00a0можем принять вопрос: отметьте\u00a0его',
} as const;

export type MemberConsent = keyof typeof memberConsents;

/** The date of the wording of each consent. */
export type ConsentVersions = Readonly<Partial<Record<MemberConsent, string>>>;

/** The dates of these texts, to be sent with the answers of a screen that shows them. */
export const versionsOf = (codes: readonly MemberConsent[]): ConsentVersions =>
  Object.fromEntries(codes.map((code) => [code, memberConsents[code].version]));

/** Whether a code is one of them. */
export const isMemberConsent = (code: string): code is MemberConsent =>
  Object.hasOwn(memberConsents, code);

/** The full text of a consent; for one that is no longer requested, its code. */
export function consentWords(code: string): string {
  if (code === questionConsent.code) return questionConsent.text.replace(/\.$/, '');
  if (!isMemberConsent(code)) return code;
  const { policy } = memberConsents;
  return code === 'policy' ? policy.text + policy.document : memberConsents[code].text;
}
