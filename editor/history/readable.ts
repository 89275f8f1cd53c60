/** Makes a change of a rich text readable: its tags become lines, markers and words. */
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';

type Part = NonNullable<FieldDifference['words']>[number];

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;

/** Character references in sanitised texts. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Elements that end a line. */
const BLOCKS = new Set('p h2 h3 h4 li blockquote tr caption figcaption figure'.split(' '));

/** The label of a change of formatting alone. */
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

/** A picture's alternative text; with its file name if nothing else differs. */
function picture(attributes: ReadonlyMap<string, string>, hasFile: boolean): string {
  const [alt = '', src = ''] = [attributes.get('alt'), attributes.get('src')];
  const file = src.slice(src.lastIndexOf('/') + 1);
  const named = [alt, alt === '' || hasFile ? file : ''].filter(Boolean);
  return `картинка: ${named.join(', ')}`;
}

type Detail = {
  /** Whether it is part of a change: then formatting is named, too. */
  readonly isChanged: boolean;
  /** Whether pictures differ only by their files, so that file names are needed. */
  readonly hasFiles: boolean;
};

/** Describes an element beyond its text: a picture, a footnote, the target of a link. */
function thing(
  name: string,
  attributes: ReadonlyMap<string, string>,
  hasFiles: boolean,
): string | null {
  const footnote = attributes.get('data-footnote');
  if (name === 'img') return picture(attributes, hasFiles);
  if (name === 'sup') return footnote ? `сноска: ${footnote}` : 'верхний индекс';
  if (name === 'a') return `ссылка: ${attributes.get('href') ?? ''}`;
  return LOOKS[name] ?? null;
}

/** Described even outside a change: without it, part of the text would be missing. */
const isSeen = (name: string) => name === 'img' || name === 'sup';

function spoken(html: string, { isChanged, hasFiles }: Detail): string {
  const words = html.replace(TAG, (_tag, slash: string, name: string, given: string) => {
    if (slash) return BLOCKS.has(name) ? '\n' : name === 'td' || name === 'th' ? '\t' : '';
    if (name === 'br') return '\n';
    const attributes = new Map(
      [...given.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const told = isChanged || isSeen(name) ? thing(name, attributes, hasFiles) : null;
    const mark = told ? `[${told}]${isSeen(name) ? '' : ' '}` : '';
    return name === 'li' ? `• ${mark}` : mark;
  });
  return text(words);
}

/**
 * The parts of a rich text's difference without its tags. A change of formatting alone is named,
 * and a change of a picture's file alone shows the file.
 */
export function readable(parts: readonly Part[]): Part[] {
  const said = (place: number, hasFiles: boolean) => {
    const { text: html, change } = parts[place] ?? { text: '', change: 'same' };
    return spoken(html, { isChanged: change !== 'same', hasFiles });
  };
  const twins = parts.map(({ change }, place) => {
    const other = change === 'removed' ? place + 1 : change === 'added' ? place - 1 : -1;
    const isPair = other in parts && parts[other]?.change !== 'same';
    return isPair && said(place, false) === said(other, false);
  });
  return parts
    .map(({ change }, place) => ({ text: said(place, twins[place] ?? false), change }))
    .filter(({ text: words }) => words !== '');
}

/** The parts of each line: a screen reader reads a long text line by line. */
export function linesOf(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const { text: words, change } of parts) {
    for (const [at, line] of words.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push({ text: line, change });
    }
  }
  // A line break at the end begins no line.
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}
