const FORMS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'секунду', few: 'секунды' };
const rules = new Intl.PluralRules('ru');

/** After «через»: «через 1 секунду», «через 42 секунды». */
export const secondsText = (seconds: number) =>
  `${seconds}\u00a0${FORMS[rules.select(seconds)] ?? 'секунд'}`;
