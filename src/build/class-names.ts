import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Names that are local to a module: classes and animations. */
const NAMES = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([A-Za-z_][\w-]*)/g;
const COMMENTS = /\/\*[^]*?\*\//g;

/** The key of a name: the module's path below the folder, and the name. */
const keyOf = (sheet: string, name: string) => `${sheet} ${name}`;

/** The names in a folder's modules, in a deterministic order. */
function namesBelow(folder: string): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.split(sep).join('/'));
  const keys = sheets.flatMap((sheet) => {
    const text = readFileSync(join(folder, sheet), 'utf8').replaceAll(COMMENTS, '');
    return [...text.matchAll(NAMES)].map(([, name, animation]) =>
      keyOf(sheet, name ?? animation ?? ''),
    );
  });
  return [...new Set(keys)].toSorted();
}

/**
 * Short names for the classes and animations of CSS modules: a page includes its styles, and every element
 * its classes, so names with their file would be a tenth of a compressed page.
 * @param folder the only one with CSS modules.
 * @returns by `path-below-the-folder name`.
 */
export const classNames = (folder: string): ReadonlyMap<string, string> =>
  new Map(namesBelow(folder).map((key, place) => [key, `c${place.toString(36)}`]));

/** The short name of a name in a module. @param sheet its path below the folder. */
export const shortName = (
  names: ReadonlyMap<string, string>,
  sheet: string,
  name: string,
): string | undefined => names.get(keyOf(sheet, name));
