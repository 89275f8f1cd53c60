/** Longer sequences first: `shch` is one letter. */
const SIGNS: readonly (readonly [latin: string, russian: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'ё'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['ju', 'ю'],
  ['ja', 'я'],
  ['ck', 'к'],
  ['ph', 'ф'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
  ["'", 'ь'],
];

/** Transliterates a Latin word, `yasno` → «ясно»; null when it has no Latin letter. */
export function inRussianLetters(word: string): string | null {
  const lower = word.toLowerCase();
  if (!/[a-z]/.test(lower)) return null;
  let written = '';
  for (let at = 0; at < lower.length;) {
    const sign = SIGNS.find(([latin]) => lower.startsWith(latin, at));
    written += sign ? sign[1] : (lower[at] ?? '');
    at += sign ? sign[0].length : 1;
  }
  // The soft sign of «день» and the short «й» of «мой» have no letter of their own in Latin
  // transliteration.
  return written.replace(/([аеиоуэюя])ы(?=$|[^а-я])/g, '$1й');
}
