import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Sheet = ReactElement<{ 'data-href': string; dangerouslySetInnerHTML: { __html: string } }>;

const isSheet = (node: ReactNode): node is Sheet =>
  isValidElement<{ 'data-href'?: string }>(node) &&
  node.type === 'style' &&
  node.props['data-href'] !== undefined;

const textOf = ({ props }: Sheet) => props.dangerouslySetInnerHTML.__html;

/** A rule of the minified `tokens.css` that defines tokens, not the one that selects a palette. */
const TOKENS = /(?<=^|[{};])(:root(?:,\[data-palette\])?)\{([^{}]*)\}/g;
const USE = /var\((--[\w-]+)/g;

const usesIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);

/** The name of a token that a declaration defines; null for an ordinary property. */
const tokenOf = (declaration: string) => /^(--[\w-]+):/.exec(declaration)?.[1] ?? null;

const declarationsIn = (sheet: string): string[] =>
  [...sheet.matchAll(TOKENS)].flatMap(([, , body = '']) => body.split(';'));

/** The names, and all tokens that their values use. */
function withTheirOwn(names: Iterable<string>, declarations: readonly string[]): Set<string> {
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const declaration of declarations) {
      if (tokenOf(declaration) === name) usesIn(declaration).forEach(add);
    }
  };
  for (const name of names) add(name);
  return used;
}

/** A style sheet without the tokens that are not used. */
function pruned(sheet: string, used: ReadonlySet<string>): string {
  return sheet.replaceAll(TOKENS, (_, selector: string, body: string) => {
    const kept = body.split(';').filter((declaration) => {
      const token = tokenOf(declaration);
      return token === null || used.has(token);
    });
    return `${selector}{${kept.join(';')}}`;
  });
}

const known = new Map<string, string>();

/**
 * Removes the design tokens that neither the inlined style sheets nor the elements of a page use: a quarter of
 * a kilobyte of each document. The late styles define all of them (docs/decisions/190).
 * @param head without sheets of late styles.
 * @param body of the page, without its slices: the frame's own sheet has what these use.
 */
export function withUsedTokens(head: readonly ReactNode[], body: string): ReactNode[] {
  const sheets = head.filter(isSheet);
  const inBody = [...new Set(usesIn(body))].toSorted();
  const page = [...sheets.map(({ props }) => props['data-href']), ...inBody].join(' ');
  return head.map((node) => {
    if (!isSheet(node)) return node;
    const key = `${node.props['data-href']} in ${page}`;
    const text = known.get(key) ?? prunedFor(textOf(node), sheets.map(textOf), inBody);
    known.set(key, text);
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: text } });
  });
}

function prunedFor(sheet: string, sheets: readonly string[], inBody: readonly string[]): string {
  const declarations = sheets.flatMap(declarationsIn);
  const ordinary = declarations.filter((declaration) => tokenOf(declaration) === null);
  const rules = sheets.map((text) => text.replaceAll(TOKENS, ''));
  const names = [...inBody, ...[...rules, ...ordinary].flatMap(usesIn)];
  return pruned(sheet, withTheirOwn(names, declarations));
}
