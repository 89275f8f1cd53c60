/** A change of a rich text as people read it: its tags as lines, marks and words. */
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';

type Part = NonNullable<FieldDifference['words']>[number];

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;

/** What sanitised texts write in place of characters. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Elements that end a line. */
const BLOCKS = new Set('p h2 h3 h4 li blockquote tr caption figcaption figure'.split(' '));

/** What a change of the look alone is called, where it was made. */
const LOOKS: Readonly<Record<string, string>> = {
  h2: 'заголовок',
  h3: 'подзаголовок',
  h4: 'малый заголовок',
  strong: 'полужирный',
  b: 'полужирный',
  em: 'курсив',
  i: 'курсив',
  sub: 'нижний индекс',
  ul: 'список',
  ol: 'нумерованный список',
  blockquote: 'цитата',
  table: 'таблица',
  th: 'ячейка заголовка',
  figure: 'картинка с\u00a0подписью',
};

const text = (html: string) =>
  html.replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name] ?? name);

/** What an element shows that is not words: a picture, a footnote, where a link leads. */
function thing(name: string, attributes: ReadonlyMap<string, string>): string | null {
  const footnote = attributes.get('data-footnote');
  if (name === 'img') return `картинка: ${attributes.get('alt') || attributes.get('src') || ''}`;
  if (name === 'sup') return footnote ? `сноска: ${footnote}` : 'верхний индекс';
  if (name === 'a') return `ссылка: ${attributes.get('href') ?? ''}`;
  return LOOKS[name] ?? null;
}

/** Shown wherever it stands: without it something would be missing from the text. */
const isSeen = (name: string) => name === 'img' || name === 'sup';

function spoken(html: string, isChanged: boolean): string {
  const words = html.replace(TAG, (_tag, slash: string, name: string, given: string) => {
    if (slash) return BLOCKS.has(name) ? '\n' : name === 'td' || name === 'th' ? '\t' : '';
    if (name === 'br') return '\n';
    const attributes = new Map(
      [...given.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const told = isChanged || isSeen(name) ? thing(name, attributes) : null;
    const mark = told ? `[${told}]${isSeen(name) ? '' : ' '}` : '';
    return name === 'li' ? `• ${mark}` : mark;
  });
  return text(words);
}

/**
 * The parts of a rich text's difference without its tags. Where nothing but the look has changed,
 * the look is named.
 */
export const readable = (parts: readonly Part[]): Part[] =>
  parts
    .map(({ text: html, change }) => ({ text: spoken(html, change !== 'same'), change }))
    .filter(({ text: words }) => words !== '');
