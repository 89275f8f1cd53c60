/** Why a text cannot be saved, checked before the backend is called. */
import { wholeNumber } from '../../src/config/number-words.ts';
import { counted } from '../../src/words/plural.ts';

const SIGNS = { one: 'знак', few: 'знака', many: 'знаков' };

const tooLong = (length: number, max: number) =>
  `${counted(length, SIGNS)}, а\u00a0в\u00a0тексте их может быть ${wholeNumber(max)} вместе с\u00a0оформлением`;

/** The message for a text that is too long. */
export const lengthFault = (html: unknown, max: number): string | undefined =>
  typeof html === 'string' && html.length > max
    ? `Сейчас здесь ${tooLong(html.length, max)}. Разбейте его на\u00a0части`
    : undefined;

/** The words of a paste: some programs send them only as HTML. */
export const pastedWords = (plain: string, html: string): string =>
  plain === '' ? html.replaceAll(/<[^>]*>/g, '') : plain;

/** Refuses a paste so long that it would freeze the page; null: it may be pasted. */
export const pasteFault = (words: string, max: number): string | null =>
  words.length > max
    ? `Вы вставляете ${tooLong(words.length, max)}. Вставьте его по\u00a0частям`
    : null;

const PICTURE = /<img\b[^>]*>/g;

/** Why a text's pictures prevent saving: one is still uploading, or has no alternative text. */
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
