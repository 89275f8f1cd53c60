/** Why a text cannot be saved as it is, before the backend is asked. */
import { wholeNumber } from '../../src/config/number-words.ts';
import { counted } from '../../src/words/plural.ts';

const SIGNS = { one: 'знак', few: 'знака', many: 'знаков' };

const tooLong = (length: number, max: number) =>
  `${counted(length, SIGNS)}, а\u00a0в\u00a0тексте их может быть ${wholeNumber(max)} вместе с\u00a0оформлением`;

/** Why a text cannot be saved: it is too long. */
export const lengthFault = (html: unknown, max: number): string | undefined =>
  typeof html === 'string' && html.length > max
    ? `Сейчас здесь ${tooLong(html.length, max)}. Разбейте его на\u00a0части`
    : undefined;

/** The words of what is pasted: programs may bring them only with their looks. */
export const pastedWords = (plain: string, html: string): string =>
  plain === '' ? html.replaceAll(/<[^>]*>/g, '') : plain;

/** Why so many words are not even pasted: the page would stand still; null: they may come. */
export const pasteFault = (words: string, max: number): string | null =>
  words.length > max
    ? `Вы вставляете ${tooLong(words.length, max)}. Вставьте его по\u00a0частям`
    : null;

const PICTURE = /<img\b[^>]*>/g;

/** Why the pictures of a text cannot be saved: one is still on its way, or nobody has described it. */
export function picturesFault(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined;
  const pictures = Array.from(html.matchAll(PICTURE), ([tag]) => tag);
  if (pictures.some((tag) => /\ssrc="(?:data|blob):/.test(tag))) {
    return 'Картинка ещё загружается: подождите немного';
  }
  const silent = pictures.filter(
    (tag) => !/\salt="\s*[^\s"]/.test(tag) && !/\srole="presentation"/.test(tag),
  );
  if (silent.length === 0) return undefined;
  return `Опишите картинки, обведённые пунктиром (${silent.length}): выделите картинку и\u00a0нажмите «Картинка»`;
}
