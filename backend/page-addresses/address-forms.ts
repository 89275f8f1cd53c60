import type { AddressKind, FormerKind } from '../db/schema-addresses.ts';
import { addressOf } from './entity-addresses.ts';

/** Address patterns; the one of libraries, at the root, comes last. */
const FORMS: readonly [AddressKind, RegExp][] = [
  ['section', /^\/catalog\/\?section=(?<alias>[a-z0-9-]+)$/],
  ['product', /^\/catalog\/(?<alias>[a-z0-9-]+)\/$/],
  ['faq', /^\/faq\/item\/(?<alias>[a-z0-9-]+)\/$/],
  ['content', /^\/content\/(?<alias>[a-z0-9-]+)\/$/],
  ['tag', /^\/tags\/(?<alias>[a-z0-9-]+)\/$/],
  ['article', /^\/articles\/(?<section>[a-z0-9-]+)\/(?<alias>[a-z0-9-]+)\/$/],
  ['category', /^\/articles\/(?<alias>[a-z0-9-]+)\/$/],
  ['library', /^\/(?<alias>[a-z0-9-]+)\/$/],
];

export const ADDRESS_KINDS: readonly AddressKind[] = FORMS.map(([kind]) => kind);

/** An address whose pattern determines the kind of its entity. */
export type NamedAddress<Kind = AddressKind> = {
  readonly kind: Kind;
  /** The category's alias in the address of an article, empty for all others. */
  readonly section: string;
  readonly alias: string;
};

/** Parses an address of the site; null if no pattern matches. */
export function namedAddress(path: string): NamedAddress | null {
  for (const [kind, form] of FORMS) {
    const groups = form.exec(path)?.groups;
    if (groups) return { kind, section: groups['section'] ?? '', alias: groups['alias'] ?? '' };
  }
  return null;
}

/** The address that a row of former addresses stands for. */
export function formerAddress({ kind, ...named }: NamedAddress<FormerKind>): string {
  return kind === 'path' ? named.alias : addressOf[kind]({ id: 0, ...named });
}
