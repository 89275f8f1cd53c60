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

/**
 * The frame's sheet without the design tokens that the sheets of a page's first paint do not use. The late
 * styles define all of them (docs/decisions/190).
 * @param frame minified. @param others the other inlined sheets.
 * @param mentioned tokens that elements use: those that code mentions.
 */
export function withUsedTokens(
  frame: string,
  others: readonly string[],
  mentioned: readonly string[],
): string {
  const sheets = [frame, ...others];
  const declarations = sheets.flatMap(declarationsIn);
  const ordinary = declarations.filter((declaration) => tokenOf(declaration) === null);
  const rules = sheets.map((text) => text.replaceAll(TOKENS, ''));
  const names = [...mentioned, ...[...rules, ...ordinary].flatMap(usesIn)];
  return pruned(frame, withTheirOwn(names, declarations));
}

const HASH = /\.([\da-f]+)\.css$/;

/**
 * The name of that file: it tells which sheets it is made for.
 * @param frame the name of the frame's sheet. @param others the names of the others, in any order.
 */
export function usedTokensFile(frame: string, others: readonly string[]): string {
  const hashes = others.map((name) => HASH.exec(name)?.[1] ?? '').toSorted();
  return frame.replace(/\.css$/, `.${hashes.join('.') || '0'}.css`);
}
