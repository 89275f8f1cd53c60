import { parseDocument } from 'htmlparser2';
import { isInline } from '../../rich-text/blocks.ts';
import { isPictureWidth, type PictureWidth } from '../../rich-text/picture-widths.ts';

/** Text in one style. */
export type Run = {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Superscript, such as the number of a footnote. */
  readonly raised?: boolean;
  /** The link target, as written in the text. */
  readonly url?: string;
};

export type Cell = { readonly runs: readonly Run[]; readonly isHeader: boolean };

/** A block of a rich text; blocks go from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Block[][] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | {
      readonly kind: 'picture';
      readonly src: string;
      /** Empty for a decorative picture. */
      readonly alt: string;
      readonly place: PictureWidth;
    };

/** The fields needed of a parsed node of any kind. */
type Node = {
  readonly type: string;
  readonly data?: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
};

type Look = Omit<Run, 'text'>;

const LOOKS: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  b: { bold: true },
  caption: { bold: true },
  em: { italic: true },
  i: { italic: true },
  figcaption: { italic: true },
  sup: { raised: true },
};

const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { h2: 2, h3: 3, h4: 4 };

/**
 * A joiner keeps a footnote's number on the line of its word; here lines do not break there anyway.
 */
const JOINERS = /[\u00ad\u2060\ufeff]/g;

/** A line break that only separates: none at an end, one between two blocks. */
const EDGE: Run = { text: '\n' };

function runsOf(nodes: readonly Node[], look: Look = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ ...look, text: (node.data ?? '').replace(JOINERS, '') }];
    if (node.name === 'br') return [{ ...look, text: '\n' }];
    const { href, role } = node.attribs ?? {};
    // A footnote is at the end of the same document: its number is enough.
    const link = href !== undefined && role !== 'doc-noteref' ? { url: href } : {};
    const runs = runsOf(node.children ?? [], { ...look, ...LOOKS[node.name ?? ''], ...link });
    // A block among words, such as a paragraph in a cell, has lines of its own.
    return isInline(node.name ?? '') || runs.length === 0 ? runs : [EDGE, ...runs, EDGE];
  });
}

/**
 * Collapses spaces like a browser: one between words, none at the ends, none before a line break.
 */
function collapsed(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  let isOpen = false;
  for (const run of runs) {
    const isBreak = run.text === '\n';
    if (run === EDGE && (out.length === 0 || out.at(-1)?.text === '\n')) continue;
    let text = isBreak ? run.text : run.text.replace(/[ \t\r\n]+/g, ' ');
    if (!isOpen) text = text.replace(/^ +/, '');
    if (text === '') continue;
    isOpen = !isBreak && !text.endsWith(' ');
    out.push(text === run.text ? run : { ...run, text });
  }
  if (out.at(-1) === EDGE) out.pop();
  const last = out.at(-1);
  if (last) out[out.length - 1] = { ...last, text: last.text.trimEnd() };
  return out.filter(({ text }) => text !== '');
}

function paragraph(nodes: readonly Node[]): Block[] {
  const runs = collapsed(runsOf(nodes));
  return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }];
}

const named = (nodes: readonly Node[] = [], ...names: string[]): Node[] =>
  nodes.filter(({ name }) => name !== undefined && names.includes(name));

function tableOf({ children }: Node): Block[] {
  const rows = [children, ...named(children, 'thead', 'tbody').map((part) => part.children)]
    .flatMap((part) => named(part, 'tr'))
    .map((row) =>
      named(row.children, 'th', 'td').map((cell) => ({
        runs: collapsed(runsOf(cell.children ?? [])),
        isHeader: cell.name === 'th',
      })),
    );
  const captions = named(children, 'caption').flatMap((caption) => paragraph([caption]));
  return [...captions, { kind: 'table', rows }];
}

/** A figure: its pictures, and its caption or whatever else is in it. */
function figureOf({ attribs = {}, children = [] }: Node): Block[] {
  const width = attribs['data-width'];
  const place = isPictureWidth(width) ? width : 'text';
  return blocksIn(children).map((block) =>
    block.kind === 'picture' ? { ...block, place } : block,
  );
}

function pictureOf({ attribs: { src = '', alt = '' } = {} }: Node): Block[] {
  return src === '' ? [] : [{ kind: 'picture', src, alt, place: 'text' }];
}

/** The still of a video, and the link to it. */
function videoBlocks(link: Node): Block[] {
  const { children = [] } = link;
  const words = children.filter(({ name }) => name !== 'picture');
  const still = named(children, 'picture').flatMap(({ children: inner }) => named(inner, 'img'));
  return [...still.flatMap(pictureOf), ...paragraph([{ ...link, children: words }])];
}

function blockOf(node: Node): Block[] | null {
  const { name = '', children = [] } = node;
  const level = LEVELS[name];
  if (level) return [{ kind: 'heading', level, runs: collapsed(runsOf(children)) }];
  if (name === 'p' || name === 'figcaption') return paragraph([node]);
  if (name === 'ul' || name === 'ol') {
    const items = named(children, 'li').map((item) => blocksIn(item.children ?? []));
    return [{ kind: 'list', isNumbered: name === 'ol', items }];
  }
  if (name === 'blockquote') return [{ kind: 'quote', blocks: blocksIn(children) }];
  if (name === 'table') return tableOf(node);
  if (name === 'figure') return figureOf(node);
  if (name === 'a' && node.attribs && 'data-play' in node.attribs) return videoBlocks(node);
  // Its sources are for browsers.
  if (name === 'picture') return named(children, 'img').flatMap(pictureOf);
  if (name === 'img') return pictureOf(node);
  return null;
}

/** Text next to blocks is a separate paragraph. */
function blocksIn(nodes: readonly Node[]): Block[] {
  const out: Block[] = [];
  let words: Node[] = [];
  const close = () => {
    out.push(...paragraph(words));
    words = [];
  };
  for (const node of nodes) {
    const blocks = blockOf(node);
    if (!blocks) words.push(node);
    else {
      close();
      out.push(...blocks);
    }
  }
  close();
  return out;
}

/** Cleaned rich text as blocks for the PDF. */
export const blocksOf = (html: string): Block[] => blocksIn(parseDocument(html).children);
