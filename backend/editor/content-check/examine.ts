/** The content check's extract of an entity: its own faults, and the data to compare with others. */
import type { Field } from '../../../contract/collections/field.ts';
import type { CheckName } from '../../../contract/collections/check-kinds.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { isKnownRegion } from '../../../src/config/time-zones.ts';
import { isTitleInSearch, TITLE_SHOWN } from '../../../src/config/search-lengths.ts';
import { decoded } from '../../../src/rich-text/plain-text.ts';
import { footnotesIn } from '../../../src/rich-text/footnote-mark.ts';
import { picturesOf } from '../../../src/rich-text/text-pictures.ts';
import { pageOf } from '../../page-addresses/site-pages.ts';
import type { Collection } from '../collection.ts';
import { titleOf } from '../uses.ts';
import { isOddAddress } from './odd-address.ts';

/** A fault: its place, and the words that tell it from others of its kind. */
export type Fault = {
  readonly kind: CheckName;
  /** The path of the field; null for the entity as a whole. */
  readonly field: string | null;
  readonly words: string;
};

type Link = { readonly field: string; readonly address: string };

export type Examined = {
  readonly collection: ContentCollection;
  readonly id: number;
  readonly revision: number;
  readonly alias: string;
  readonly title: string;
  /** The page that belongs to it alone; null for none. */
  readonly page: string | null;
  readonly updatedAt: string;
  readonly faults: readonly Fault[];
  /** Links to pages of the site. */
  readonly links: readonly Link[];
  /** Codes of the footnotes that it cites. */
  readonly cites: readonly string[];
  /** Whether its tags or its PDF lead to it. */
  readonly hasOtherWays: boolean;
};

/** The smallest width in which the site makes pictures: narrower originals are blurred. */
const NARROWEST = 480;

type Found = { faults: Fault[]; links: Link[]; cites: string[] };

/**
 * Copies a substring: a slice would keep the whole text in memory for the lifetime of the process.
 */
const copied = (part: string) => ` ${part}`.slice(1);

const isOwn = (address: string) => /^\/(?!\/)/.test(address);

type Pictured = { alt?: unknown; width?: unknown; decoration?: unknown };

const isObject = (value: unknown): value is Pictured => typeof value === 'object' && value !== null;

function addLink({ links, faults }: Found, field: string, address: string): void {
  if (isOwn(address)) links.push({ field, address: copied(address) });
  else if (isOddAddress(address)) faults.push({ kind: 'odd_link', field, words: copied(address) });
}

/** @param altField the field with the alternative text. */
function addPicture(
  found: Found,
  field: string,
  { alt, width, altField = field }: { alt: unknown; width: unknown; altField?: string },
) {
  if (alt === '') found.faults.push({ kind: 'no_alt', field: altField, words: '' });
  if (typeof width !== 'number' || width >= NARROWEST) return;
  const words = `${width}\u00a0точек в\u00a0ширину, нужно от\u00a0${NARROWEST}`;
  found.faults.push({ kind: 'small_picture', field, words });
}

const HREF = /\shref="([^"]*)"/g;

function addText(found: Found, field: string, html: string): void {
  for (const [, address = ''] of html.matchAll(HREF)) addLink(found, field, decoded(address));
  found.cites.push(...footnotesIn(html).map(copied));
  for (const { alt, width, isDecoration } of picturesOf(html)) {
    addPicture(found, field, { alt: isDecoration ? null : alt, width });
  }
}

/** Examines a value as its field describes it. */
function look(found: Found, field: Field, value: unknown, path: string): void {
  switch (field.kind) {
    case 'rich-text':
      if (typeof value === 'string') addText(found, path, value);
      return;
    case 'address':
      if (typeof value === 'string') addLink(found, path, value);
      return;
    case 'picture':
      if (isObject(value)) {
        const { alt, width, decoration } = value;
        addPicture(found, path, { alt: decoration ? null : alt, width, altField: `${path}.alt` });
      }
      return;
    case 'list':
      if (!Array.isArray(value)) return;
      for (const [place, item] of value.entries())
        look(found, field.item, item, `${path}.${place}`);
      return;
    case 'group':
      if (typeof value !== 'object' || value === null) return;
      for (const [name, part] of Object.entries(value)) {
        const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
        if (inner) look(found, inner, part, `${path}.${name}`);
      }
  }
}

const lengthOf = (text: string) => [...text].length;

/** By the region of a city the site knows its local time. */
function addRegion({ faults }: Found, { name }: Collection, { region }: EditedEntity): void {
  if (name !== 'cities' || typeof region !== 'string' || isKnownRegion(region)) return;
  faults.push({ kind: 'unknown_region', field: 'region', words: region });
}

/** Null for a section or a query of a page. */
const ownPage = (url: string | null) => (url !== null && pageOf(url) === url ? url : null);

/** @returns the entity's own faults, and the data to compare with others. */
export function examine(collection: Collection, entity: EditedEntity): Examined {
  const found: Found = { faults: [], links: [], cites: [] };
  const page = ownPage(entity.url);
  for (const [name, field] of Object.entries(collection.fields(entity))) {
    const value = entity[name];
    look(found, field, value, name);
    if (page === null || !isTitleInSearch(name) || typeof value !== 'string') continue;
    const length = lengthOf(value);
    if (length <= TITLE_SHOWN) continue;
    const words = `Знаков ${length}, в\u00a0поиске видно около ${TITLE_SHOWN}`;
    found.faults.push({ kind: 'long_title', field: name, words });
  }
  addRegion(found, collection, entity);
  const { tags, document } = entity;
  return {
    ...found,
    collection: collection.name,
    id: entity.id,
    revision: entity.revision,
    alias: entity.alias,
    title: titleOf(collection, entity),
    page,
    updatedAt: entity.updated_at,
    hasOtherWays: (Array.isArray(tags) && tags.length > 0) || isObject(document),
  };
}
