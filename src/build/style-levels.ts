import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** What a component's file imports from the project: code and style sheets. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The number of layers in src/styles/base.css: `level-0` to the last. */
export const LEVELS = 12;

const OWN_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isSheet = (file: string) => file.endsWith('.module.css');

/** Reads the imports of every code file below a folder, as paths relative to it. */
export function importsBelow(folder: string): Imports {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const found = readFileSync(join(folder, file), 'utf8').matchAll(OWN_IMPORT);
      const paths = [...found].map(([, path = '']) => resolve(folder, file, '..', path));
      return [
        file.split(sep).join('/'),
        paths.map((path) => relative(folder, path).split(sep).join('/')),
      ];
    }),
  );
}

/** The sheets that a code file imports, directly or not. */
function reachOf(imports: Imports, file: string, known: Map<string, Set<string>>): Set<string> {
  const before = known.get(file);
  if (before) return before;
  const found = new Set<string>();
  known.set(file, found);
  for (const path of imports.get(file) ?? []) {
    const more = isSheet(path) ? [path] : reachOf(imports, path, known);
    for (const sheet of more) found.add(sheet);
  }
  return found;
}

/** For every sheet, the sheets below it. A component's own sheets are on one level. */
function belowOf(imports: Imports): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const below = new Map<string, Set<string>>();
  for (const [file, found] of imports) {
    const own = found.filter(isSheet);
    const others = [...reachOf(imports, file, known)].filter((sheet) => !own.includes(sheet));
    for (const sheet of own) {
      below.set(sheet, new Set([...(below.get(sheet) ?? []), ...others]));
    }
  }
  return below;
}

/**
 * The level of every sheet: above those of all components that its own component imports, at any
 * depth. A view may override the styles of a component that it uses, but not the other way round,
 * so with levels as cascade layers the order of sheets does not matter.
 * @throws Error when sheets form a cycle, or there are not enough levels.
 */
export function levelsOf(imports: Imports): Map<string, number> {
  const below = belowOf(imports);
  const levels = new Map<string, number>();
  const levelOf = (sheet: string, way: readonly string[]): number => {
    const known = levels.get(sheet);
    if (known !== undefined) return known;
    if (way.includes(sheet))
      throw new Error(`Style sheets form a cycle: ${[...way, sheet].join(' → ')}`);
    const next = [...way, sheet];
    const level = 1 + Math.max(-1, ...[...(below.get(sheet) ?? [])].map((b) => levelOf(b, next)));
    if (level >= LEVELS)
      throw new Error(`More than ${LEVELS} levels of styles: ${next.join(' → ')}`);
    levels.set(sheet, level);
    return level;
  };
  for (const sheet of below.keys()) levelOf(sheet, []);
  return levels;
}
