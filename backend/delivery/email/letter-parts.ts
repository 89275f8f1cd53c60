import { routes } from '../../../src/config/routes.ts';

/** A piece of a letter's line: words, or a link to a page of the site. */
type Piece = { readonly text: string; readonly href: string | null };
export type Line = readonly Piece[];

/** The parts of a letter. A paragraph that consists of one link becomes a button. */
export type Part =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly Line[] }
  | { readonly kind: 'button'; readonly href: string; readonly label: string };

type Named = readonly [isIt: (url: URL) => boolean, label: string];

/** The labels of buttons, by their targets. */
const LABELS: readonly Named[] = [
  [({ searchParams }) => searchParams.has('confirm'), 'Подтвердить почту'],
  [({ searchParams }) => searchParams.has('restore'), 'Задать пароль'],
  [({ pathname }) => pathname === '/admin/password/', 'Придумать пароль'],
  [({ pathname }) => pathname === routes.certificateSingle, 'Открыть сертификат'],
  [({ pathname }) => pathname === routes.auth, 'Войти'],
  [({ pathname }) => pathname === routes.themeFeedback, 'Написать нам'],
];

function labelOf(href: string): string {
  const url = new URL(href);
  return LABELS.find(([isIt]) => isIt(url))?.[1] ?? 'Открыть страницу';
}

/** An address, without the punctuation of the sentence around it. */
const ADDRESS = /https?:\/\/[^\s<>«»"]*[^\s<>«»".,;:!?)]/g;

/**
 * The pieces of a line. Only the site's own pages become links: a stranger may have typed other parts
 * of the letter.
 */
function piecesOf(line: string, origin: string): Line {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    if (!URL.canParse(address) || new URL(address).origin !== origin) continue;
    if (index > from) pieces.push({ text: line.slice(from, index), href: null });
    pieces.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from), href: null });
  return pieces;
}

const QUOTED = /^> ?/;

function partsOfParagraph(paragraph: string, origin: string): Part[] {
  const parts: { kind: 'paragraph' | 'quote'; lines: Line[] }[] = [];
  for (const line of paragraph.split('\n')) {
    const kind = QUOTED.test(line) ? 'quote' : 'paragraph';
    const last = parts.at(-1);
    const pieces = piecesOf(line.replace(QUOTED, ''), origin);
    if (last?.kind === kind) last.lines.push(pieces);
    else parts.push({ kind, lines: [pieces] });
  }
  const [only] = parts.length === 1 ? parts : [];
  const [piece] = only?.lines.length === 1 && only.lines[0]?.length === 1 ? only.lines[0] : [];
  if (only?.kind === 'paragraph' && piece?.href) {
    return [{ kind: 'button', href: piece.href, label: labelOf(piece.href) }];
  }
  return parts;
}

/** The parts of a letter that was written as plain text; empty lines separate paragraphs. */
export function letterParts(text: string, siteUrl: string): Part[] {
  const { origin } = new URL(siteUrl);
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => partsOfParagraph(paragraph, origin));
}
