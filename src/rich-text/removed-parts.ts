import { parseDocument } from 'htmlparser2';
import { isAllowed, keptAttributes } from './clean-html.ts';
import { isComment, isInside, isTag, nodesIn, type Node, type Tag } from './nodes.ts';
import { OWN_PICTURE } from './text-pictures.ts';
import { after, beginning, spoken, wordsOfTag } from './place.ts';

/** Kinds of removed parts that are listed. */
const TOLD = 8;
/** Characters of a value that are shown. */
const SHOWN = 40;
/** Characters of the text before a place that are remembered. */
const REMEMBERED = 100;

/** Elements that are removed with their content. */
const HIDDEN = new Set([
  'script',
  'style',
  'textarea',
  'option',
  'svg',
  'math',
  'iframe',
  'object',
]);

/** Attributes that the sanitiser sets itself. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  a: ['target', 'rel'],
  img: ['width', 'height', 'role'],
};

type Found = { readonly what: string; count: number };

function place(tag: Tag, before: string): string {
  const words = HIDDEN.has(tag.name) ? '' : wordsOfTag(tag);
  return words === '' ? after(before) : beginning(words);
}

/** An attribute, with its value if that is the reason for the removal. */
function named(name: string, value: string): string {
  if (name !== 'href' && name !== 'data-width' && name !== 'data-video') return name;
  return `${name}="${value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}"`;
}

/** The removed parts of one node, by kind. */
function* partsOf(node: Node, before: string): Generator<[kind: string, what: string]> {
  if (isComment(node)) yield ['<!-- -->', `<!-- ${beginning(node.data)} -->`];
  if (!isTag(node)) return;
  const { name, attribs } = node;
  if (!isAllowed(name)) {
    yield [`<${name}>`, `<${name}> ${place(node, before)}`];
    return;
  }
  const names = Object.keys(attribs);
  const isRefused = name === 'img' && !OWN_PICTURE.test(attribs['src'] ?? '');
  if (names.length === 0 || isRefused) return;
  const kept = keptAttributes(name, attribs);
  for (const one of names) {
    if (kept.has(one) || OURS[name]?.includes(one)) continue;
    yield [one, `${named(one, attribs[one] ?? '')} у\u00a0<${name}> ${place(node, before)}`];
  }
}

/**
 * The parts that the sanitiser removes from a rich text, one line per kind with the place of the first: `<h1>
 * «Как выбрать…» и ещё 2`. Pictures that it rejects are faults, see `picture-faults.ts`.
 */
export function removedParts(html: string): string[] {
  const found = new Map<string, Found>();
  let before = '';
  for (const node of nodesIn(parseDocument(html).children) ?? []) {
    if (isInside(node, HIDDEN)) continue;
    for (const [kind, what] of partsOf(node, before)) {
      const known = found.get(kind);
      if (known) known.count += 1;
      else found.set(kind, { what, count: 1 });
    }
    before = (before + spoken(node)).slice(-REMEMBERED);
  }
  const lines = [...found.values()].map(({ what, count }) =>
    count > 1 ? `${what} и\u00a0ещё ${count - 1}` : what,
  );
  const rest = [...found.keys()].slice(TOLD);
  return rest.length === 0 ? lines : [...lines.slice(0, TOLD), rest.slice(0, TOLD).join(', ')];
}
