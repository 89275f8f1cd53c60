import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DEFINITION = /(?<![\w-])(--[a-z][\w-]*)\s*[:{]/g;
const MENTION = /(?<![\w-])--[a-z][\w-]*/g;
const COMMENTS = /\/\*[^]*?\*\//g;

const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/**
 * Short names for the custom properties of style sheets: a page includes its styles, and the tokens are most of
 * their words. A property that code mentions, too, keeps its name.
 * @param styles the folder of the style sheets.
 * @param code folders whose scripts may set or read custom properties.
 * @returns by name.
 */
export function propertyNames(
  styles: string,
  code: readonly string[],
): ReadonlyMap<string, string> {
  const sheets = read(styles, '**/*.css').map((text) => text.replaceAll(COMMENTS, ''));
  const defined = sheets.flatMap((text) =>
    [...text.matchAll(DEFINITION)].map(([, name = '']) => name),
  );
  const scripts = code.flatMap((folder) => read(folder, '**/!(*.test).{ts,tsx,mjs}'));
  const mentioned = new Set(
    scripts.flatMap((text) => [...text.matchAll(MENTION)].map(([name]) => name)),
  );
  const names = [...new Set(defined)].toSorted().filter((name) => !mentioned.has(name));
  return new Map(names.map((name, place) => [name, `--${place.toString(36)}`]));
}

/** Those of the site's own style sheets. */
export const namesOfProperties = () =>
  propertyNames(resolve('src'), [resolve('src'), resolve('edge-functions')]);

/** A style sheet with the short names. */
export const withShortNames = (sheet: string, names: ReadonlyMap<string, string>): string =>
  sheet.replaceAll(MENTION, (name) => names.get(name) ?? name);

const IN_ELEMENT = /var\((--[\w-]+)/g;

/** The custom properties that elements use themselves, as in the fill of a drawing. */
export const propertiesOfElements = (): string[] => [
  ...new Set(
    read(resolve('src'), '**/!(*.test).tsx').flatMap((text) =>
      [...text.matchAll(IN_ELEMENT)].map(([, name = '']) => name),
    ),
  ),
];
