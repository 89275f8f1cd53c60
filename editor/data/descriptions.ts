/** The descriptions of all collections, read once after signing in. */
import { editorDescriptions } from '../../contract/calls/editor-access.ts';
import type { Fields } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { untilAnswered } from '../calls/outage.ts';
import { send } from '../calls/send.ts';
import { valueOf } from './refused.ts';

let known: ReadonlyMap<string, CollectionDescription> = new Map();

/** @throws HttpError for a refusal. */
export async function readDescriptions(): Promise<readonly CollectionDescription[]> {
  const { items } = valueOf(await untilAnswered(() => send(editorDescriptions, {})));
  known = new Map(items.map((one) => [one.name, one]));
  return items;
}

/** Whether this name is a collection's. */
export const isDescribed = (name: string): boolean => known.has(name);

/** @throws Error before they are read, or if the name is not a collection's. */
export function described(name: string): CollectionDescription {
  const found = known.get(name);
  if (!found) throw new Error(`No description of ${name} is read`);
  return found;
}

/** Whether a field is a rich text in any variant. */
export const isRich = ({ fields, variants }: CollectionDescription, name: string): boolean =>
  [fields, ...Object.values(variants).map((variant) => variant.fields)].some(
    (own) => own[name]?.kind === 'rich-text',
  );

/** The fields of an entity: those of its variant, in a collection with variants. */
export function fieldsOf({ fields, variants }: CollectionDescription, alias?: unknown): Fields {
  return (typeof alias === 'string' && variants[alias]?.fields) || fields;
}
