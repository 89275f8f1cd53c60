import { Parser } from 'htmlparser2';
import type { PageText } from '../../contract/schemas/page-difference.ts';
import { isInline } from '../../src/rich-text/blocks.ts';

/** Characters of a text; a longer page is not compared to its end. */
const TEXT_MAX = 60_000;

/** Elements whose content is not read as text. */
const UNREAD = new Set('script style svg template noscript iframe object'.split(' '));

/** Void elements. */
const EMPTY = new Set('area base col embed hr input link meta param source track wbr'.split(' '));

/** Formatting with a meaning; all other formatting is left out. */
const LOOKS = new Set('a strong b em i sub sup td th'.split(' '));

/** The element of a line; any other block is a paragraph. */
const LINES: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  li: 'li',
  tr: 'tr',
  blockquote: 'blockquote',
  caption: 'caption',
  figcaption: 'figcaption',
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
const quoted = (text: string) => `"${escaped(text).replaceAll('"', '&quot;')}"`;

/** A picture has a file for each width: without the width the URLs are equal. */
const anyWidth = (src: string) => src.replace(/-\d+\.\w+$/, '');

type Attributes = Readonly<Record<string, string>>;

function opened(name: string, { href, src, alt }: Attributes): string {
  if (name === 'br') return '<br />';
  if (name === 'img') return `<img alt=${quoted(alt ?? '')} src=${quoted(anyWidth(src ?? ''))} />`;
  if (name === 'a') return href === undefined ? '' : `<a href=${quoted(href)}>`;
  return LOOKS.has(name) ? `<${name}>` : '';
}

/** Table cells belong to the line of their row. */
const isInLine = (name: string) =>
  isInline(name) || ['br', 'img', 'picture', 'td', 'th'].includes(name);

/** Other formatting can be within a word. */
const isPart = (name: string) => name === 'a' || name === 'span';

/** The lines of a text, one after the other. */
class Lines {
  readonly done: string[] = [];
  /** The blocks around the next text, the innermost last. */
  readonly #around: string[] = [];
  #line = '';
  #saysSomething = false;
  /** Whether an element has ended and no text followed yet. */
  #hasEnded = false;

  say(words: string): void {
    if (!this.#saysSomething && words.trim() === '') return;
    this.#line += escaped(words);
    this.#saysSomething = true;
    this.#hasEnded = false;
  }

  mark(tag: string, isSeen: boolean): void {
    this.#line += tag;
    this.#saysSomething ||= isSeen;
  }

  /** Adjacent parts are separate on the page, whatever their elements. */
  beginPart(): void {
    if (this.#hasEnded) this.say(' ');
  }

  endPart(): void {
    this.#hasEnded = this.#saysSomething;
  }

  begin(block: string): void {
    this.#end();
    this.#around.push(block);
  }

  leave(): void {
    this.#end();
    this.#around.pop();
  }

  /** A line without text waits for some. */
  #end(): void {
    if (!this.#saysSomething) return;
    const place = this.#around.findLastIndex((block) => block in LINES);
    const name = this.#around[place] ?? '';
    const kind = LINES[name] ?? 'p';
    this.done.push(`<${kind}>${this.#line.trimEnd()}</${kind}>`);
    // Further lines in the same list item do not start another item.
    if (name === 'li') this.#around[place] = '';
    this.#line = '';
    this.#saysSomething = false;
    this.#hasEnded = false;
  }
}

/** As many whole lines as fit into a text. */
function bounded(lines: readonly string[]): Pick<PageText, 'text' | 'is_cut'> {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length > TEXT_MAX) return { text, is_cut: true };
    text += line;
  }
  return { text, is_cut: false };
}

/** The text of a page that people and search engines read. */
export function pageText(html: string): PageText {
  const lines = new Lines();
  let title = '';
  let description = '';
  let isTitle = false;
  let unread = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNREAD.has(name)) unread += 1;
      if (unread > 0 || EMPTY.has(name)) {
        if (name === 'meta' && attributes['name'] === 'description') {
          description = attributes['content'] ?? '';
        }
        return;
      }
      if (name === 'title') isTitle = true;
      else if (isInLine(name)) {
        if (isPart(name)) lines.beginPart();
        lines.mark(opened(name, attributes), name === 'img');
      } else lines.begin(name);
    },
    ontext(text) {
      if (unread > 0) return;
      if (isTitle) title += text;
      else lines.say(text.replace(/[ \t\r\n]+/g, ' '));
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (unread > 0 || UNREAD.has(name) || EMPTY.has(name)) return;
      if (name === 'title') isTitle = false;
      else if (!isInLine(name)) lines.leave();
      else {
        if (LOOKS.has(name)) lines.mark(`</${name}>`, false);
        if (isPart(name)) lines.endPart();
      }
    },
  });
  // This block ends the text outside of any block.
  parser.end(`<div>${html}</div>`);
  return { title: title.trim(), description, ...bounded(lines.done) };
}
