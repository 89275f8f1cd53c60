/** Aliases under which an entity would stand where something of the site itself stands. */
import { FIRST_PARTS } from '../../src/config/routes.ts';
import type { AddressKind } from '../db/schema-addresses.ts';

/** First parts of addresses that files of a build or calls stand below. */
const BUILT = [
  '404',
  '500',
  'api',
  'dev',
  'editor',
  'media',
  'page-data',
  'pictures',
  'rest',
  'slice-data',
  'static',
  'upload',
];

/** Below articles stand the earlier pages of a list and its tags. */
const LISTS = ['page', 'tags'];

const taken: Partial<Record<AddressKind, ReadonlySet<string>>> = {
  article: new Set(LISTS),
  category: new Set(LISTS),
  library: new Set([...FIRST_PARTS, ...BUILT]),
  product: new Set(['compare']),
};

/** Whether the site itself stands at the address that an entity would have with an alias. */
export const isTakenBySite = (kind: AddressKind, alias: string): boolean =>
  taken[kind]?.has(alias) ?? false;
