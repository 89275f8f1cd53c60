import type { AddressKind } from '../../db/schema-addresses.ts';
import { formerAddresses } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { addressOf, namedNow } from '../../page-addresses/entity-addresses.ts';
import type { Columns, Fields } from '../collection.ts';
import { described } from '../described.ts';
import { invalid } from '../faults.ts';
import { isTakenBySite } from '../site-addresses.ts';

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

type Address = { kind: AddressKind; section: string; alias: string };

function parse(path: unknown): Address | null {
  for (const [kind, form] of FORMS) {
    const groups = form.exec(String(path))?.groups;
    if (groups) return { kind, section: groups['section'] ?? '', alias: groups['alias'] ?? '' };
  }
  return null;
}

/** The entity whose page currently has an address. */
async function entityAt(db: Database, to: unknown, kind: AddressKind): Promise<number> {
  const present = await namedNow(db, kind, false);
  const found = present.find((one) => addressOf[kind](one) === to);
  if (!found) throw invalid({ to: 'По\u00a0этому адресу нет страницы того\u00a0же вида' });
  return found.id;
}

const named = (row: Columns) => ({
  id: Number(row['entity_id']),
  section: String(row['section']),
  alias: String(row['alias']),
});

/** Where the addresses of these rows currently lead, by row id. */
async function present(db: Database, rows: readonly Columns[]): Promise<Map<number, string>> {
  const urls = new Map<number, string>();
  for (const [kind] of FORMS) {
    const own = rows.filter((row) => row['kind'] === kind);
    if (own.length === 0) continue;
    const now = new Map((await namedNow(db, kind)).map((one) => [one.id, addressOf[kind](one)]));
    for (const row of own) {
      const url = now.get(named(row).id);
      if (url !== undefined) urls.set(Number(row['id']), url);
    }
  }
  return urls;
}

/** Whether an address belongs to a page, of an entity or of the site itself. */
async function isPage(db: Database, { kind, section, alias }: Address): Promise<boolean> {
  if (isTakenBySite(kind, alias)) return true;
  const present = await namedNow(db, kind, false);
  return present.some((one) => one.section === section && one.alias === alias);
}

/**
 * Former addresses; those of renamed entities are added automatically. `url` is the current target.
 */
export const redirectCollection = described('redirects', {
  addressField: 'to',
  unique: [formerAddresses.kind, formerAddresses.section, formerAddresses.alias],
  search: [formerAddresses.alias, formerAddresses.section],
  addresses: (db, _ids, rows) => present(db, rows),
  toColumns: async ({ from, to }: Fields, db) => {
    const former = parse(from);
    if (!former) throw invalid({ from: 'Нужен адрес страницы, например /articles/uhod/staraya/' });
    if (await isPage(db, former)) throw invalid({ from: 'По\u00a0этому адресу стоит страница' });
    const { kind, section, alias } = former;
    const entityId = await entityAt(db, to, kind);
    return { kind, section, alias, entity_id: entityId };
  },
  toFields: (row) => {
    const [kind] = FORMS.find(([one]) => one === row['kind']) ?? ['library'];
    return { from: addressOf[kind](named(row)) };
  },
});
