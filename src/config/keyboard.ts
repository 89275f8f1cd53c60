const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const LATIN_SHIFT = '~{}:"<>';
const RUSSIAN_SHIFT = 'ёхъжэбю';

const pairs = (from: string, to: string) =>
  [...from].map((sign, index): [string, string] => [sign, to[index] ?? sign]);

const toRussian = new Map([...pairs(LATIN, RUSSIAN), ...pairs(LATIN_SHIFT, RUSSIAN_SHIFT)]);
const toLatin = new Map(pairs(RUSSIAN, LATIN));

const mapped = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((sign) => keys.get(sign) ?? sign).join('');

/**
 * The text typed with the same keys in the other layout: `fcnbuvfnbpv` → «астигматизм», «вле» →
 * `dkt`. Null for a mixture of both layouts, which is not a layout mistake.
 */
export function otherLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const cyrillic = /[а-яё]/.test(lower);
  const latin = /[a-z]/.test(lower);
  if (cyrillic === latin) return null;
  return cyrillic ? mapped(lower, toLatin) : mapped(lower, toRussian);
}
