import type { Field, Fields as FieldsOf } from '../../../contract/collections/field.ts';
import { decoded } from '../../../src/rich-text/plain-text.ts';
import type { Fields } from '../collection.ts';

/** An address of the site, and the place of the link to it: `header.0.url`, `body`. */
export type OwnLink = { readonly path: string; readonly address: string };

const hrefs = (html: string) =>
  Array.from(html.matchAll(/\shref="([^"]*)"/g), ([, address = '']) => decoded(address));

function addressesIn(field: Field, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (field.kind === 'rich-text') return hrefs(value);
  return field.kind === 'address' && field.to !== 'web' ? [value] : [];
}

function* linksIn(field: Field, value: unknown, path: string): Generator<OwnLink> {
  if (field.kind === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    for (const [place, item] of items.entries()) {
      yield* linksIn(field.item, item, `${path}.${place}`);
    }
  } else if (field.kind === 'group') {
    if (typeof value === 'object' && value !== null)
      yield* ownLinks(field.fields, value, `${path}.`);
  } else {
    for (const address of addressesIn(field, value)) {
      // Two slashes begin the address of another site.
      if (/^\/(?!\/)/.test(address)) yield { path, address };
    }
  }
}

/** Links of an entity to pages of the site: those of its texts, menus and buttons. */
export function* ownLinks(
  described: FieldsOf,
  values: Fields | object,
  prefix = '',
): Generator<OwnLink> {
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(described, name) ? described[name] : undefined;
    if (field) yield* linksIn(field, value, prefix + name);
  }
}
