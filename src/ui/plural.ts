const rules = new Intl.PluralRules('ru');
const whole = new Intl.NumberFormat('ru');

/** Words of a counted thing: «статья», «статьи», «статей». */
export type Forms = { one: string; few: string; many: string };

/** Number and word in the right form, kept on one line: `counted(24, forms)` → «24 статьи». */
export function counted(count: number, { one, few, many }: Forms): string {
  const form = rules.select(count);
  const word = form === 'one' ? one : form === 'few' ? few : many;
  return `${whole.format(count)}\u00a0${word}`;
}
