import { ALIAS_MAX } from '../../contract/collections/alias.ts';

/** The transliteration that the site's addresses have always used. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'j' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** Long enough to be clear, short enough to be read aloud. */
const LENGTH = 60;

/** An alias of the words of a title: «Как выбрать линзы?» is `kak-vybrat-linzy`. */
export function aliasOf(title: string): string {
  const latin = title.toLowerCase().replace(/[а-яё]/g, (letter) => LETTERS[letter] ?? letter);
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  let alias = '';
  for (const word of words) {
    const longer = alias === '' ? word : `${alias}-${word}`;
    if (longer.length > LENGTH) break;
    alias = longer;
  }
  return alias === '' ? (words[0] ?? '').slice(0, ALIAS_MAX) : alias;
}
