import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Names that a module makes its own: classes and animations. */
const NAMES = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([A-Za-z_][\w-]*)/g;
const COMMENTS = /\/\*[^]*?\*\//g;

/** A name of a module, with the module's path below the folder. */
const keyOf = (sheet: string, name: string) => `${sheet} ${name}`;

/** The names in the modules of a folder, in an order that depends on nothing else. */
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
 * Short names for what CSS modules name: a page carries its styles, and every element its classes,
 * so names that tell their file are a tenth of a compressed page.
 * @param folder the only one with modules.
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
