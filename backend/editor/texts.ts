/** Rich texts in an editor's input: their faults, and the parts that saving removes. */
import type * as v from 'valibot';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import { pictureFaults } from '../../src/rich-text/picture-faults.ts';
import { removedParts } from '../../src/rich-text/removed-parts.ts';
import type { Fields } from './collection.ts';

type Schema = v.GenericSchema<unknown, Fields>;

/** Every rich text with its path, in an input of any shape. */
function textsOf(schema: Schema, given: unknown): [path: string, html: string][] {
  const found: [string, string][] = [];
  mapMarked(schema, given, (format, value, path) => {
    if (format === 'html' && typeof value === 'string') found.push([path, value]);
    return value;
  });
  return found;
}

/** Texts with pictures that no page could show, before sanitising, which removes some of them. */
export const textFaults = (schema: Schema, given: unknown): Record<string, string> =>
  Object.fromEntries(
    textsOf(schema, given).flatMap(([path, html]) => {
      const fault = pictureFaults(html);
      return fault === null ? [] : [[path, fault]];
    }),
  );

/** Sentences about the parts that the sanitiser removes, by field. */
export type Removals = Record<string, string[]>;

/**
 * @param verb «Уберётся» before a save, «Убрано» after it.
 * @param kept the stored input, if known: a text that is unchanged loses nothing.
 */
export function removalsOf(schema: Schema, given: unknown, verb: string, kept?: unknown): Removals {
  const same = new Map(textsOf(schema, kept));
  const removals = textsOf(schema, given).flatMap(([path, html]): [string, string[]][] => {
    const parts = same.get(path) === html ? [] : removedParts(html);
    return parts.length === 0 ? [] : [[path, parts.map((part) => `${verb}: ${part}`)]];
  });
  return Object.fromEntries(removals);
}
