import { REDIRECT_HOSTS } from '../../../contract/collections/redirect-hosts.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { AddressKind } from '../../db/schema-addresses.ts';
import { formerAddresses } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import {
  ADDRESS_KINDS,
  formerAddress,
  namedAddress,
  type NamedAddress,
} from '../../page-addresses/address-forms.ts';
import { addressOf, namedNow } from '../../page-addresses/entity-addresses.ts';
import { isPage } from '../../page-addresses/site-pages.ts';
import type { Columns, Fields } from '../collection.ts';
import { described } from '../described.ts';
import { invalid } from '../faults.ts';
import { isServiceAddress, isTakenBySite } from '../site-addresses.ts';

/** The former address in a redirect's row. */
const named = (row: Columns) => ({
  kind: ADDRESS_KINDS.find((kind) => kind === row['kind']) ?? ('path' as const),
  section: String(row['section']),
  alias: String(row['alias']),
});

/** Where the addresses of these rows currently lead, by row id. */
async function present(db: Database, rows: readonly Columns[]): Promise<Map<number, string>> {
  const urls = new Map<number, string>();
  for (const { id, target } of rows) if (target) urls.set(Number(id), String(target));
  for (const kind of ADDRESS_KINDS) {
    const own = rows.filter((row) => row['kind'] === kind && row['entity_id'] !== null);
    if (own.length === 0) continue;
    const now = new Map((await namedNow(db, kind)).map((one) => [one.id, addressOf[kind](one)]));
    for (const row of own) {
      const url = now.get(Number(row['entity_id']));
      if (url !== undefined) urls.set(Number(row['id']), url);
    }
  }
  return urls;
}

/** @throws Failure `invalid` for an address that has a page, or that no page could have. */
async function readFrom(db: Database, from: string): Promise<NamedAddress<AddressKind | 'path'>> {
  const former = namedAddress(from);
  if (!former && from.includes('?')) {
    throw invalid({ from: 'Запрос после «?» бывает только у\u00a0разделов каталога' });
  }
  if (isServiceAddress(from)) throw invalid({ from: 'По\u00a0этому адресу отвечает сам сайт' });
  const isSection = former?.kind === 'section';
  const isTaken = former !== null && isTakenBySite(former.kind, former.alias);
  const present = isSection ? await namedNow(db, 'section', false) : [];
  const isThere = isSection
    ? present.some(({ alias }) => alias === former.alias)
    : await isPage(db, from.endsWith('/') ? from : `${from}/`);
  if (isTaken || isThere) throw invalid({ from: 'По\u00a0этому адресу стоит страница' });
  return stored(from);
}

/** The address as a redirect is stored. */
const stored = (from: string): NamedAddress<AddressKind | 'path'> =>
  namedAddress(from) ?? { kind: 'path', section: '', alias: from };

/** An address is the same with or without a trailing slash; only one of the two may redirect. */
async function sameAddress(
  db: Database,
  { from }: Fields,
  before: EditedEntity | undefined,
): Promise<Record<string, string>> {
  const typed = String(from);
  if (typed.includes('?')) return {};
  const other = typed.endsWith('/') ? typed.slice(0, -1) : `${typed}/`;
  const { kind, section, alias, id } = formerAddresses;
  const named = stored(other);
  const isThere = await db.$count(
    formerAddresses,
    and(
      ...[eq(kind, named.kind), eq(section, named.section), eq(alias, named.alias)],
      before && ne(id, before.id),
    ),
  );
  return isThere > 0
    ? { from: `Это тот же адрес, что ${other}: с\u00a0него уже есть перенаправление` }
    : {};
}

/** The entity of that kind whose page has an address, so that the redirect follows its renames. */
async function entityAt(db: Database, kind: AddressKind | 'path', to: string) {
  if (kind === 'path') return undefined;
  return (await namedNow(db, kind, false)).find((one) => addressOf[kind](one) === to)?.id;
}

/** @throws Failure `invalid` for a target that is neither a page nor on a site of the list. */
async function readTarget(db: Database, to: string): Promise<string> {
  if (to.startsWith('/')) {
    if (await isPage(db, to)) return to;
    throw invalid({ to: 'По\u00a0этому адресу нет страницы' });
  }
  const url = URL.parse(to);
  if (url?.protocol === 'https:' && !url.username && REDIRECT_HOSTS.includes(url.host)) {
    return url.href;
  }
  throw invalid({ to: `Можно вести на\u00a0наш сайт или на\u00a0${REDIRECT_HOSTS.join(', ')}` });
}

/**
 * Former addresses; those of renamed entities are added automatically. `url` is the current target.
 * Cycles are impossible: they would have to pass through an address that has no page.
 */
export const redirectCollection = described('redirects', {
  addressField: 'to',
  isCheckedAlone: true,
  unique: [formerAddresses.kind, formerAddresses.section, formerAddresses.alias],
  search: [formerAddresses.alias, formerAddresses.section, formerAddresses.target],
  addresses: (db, _ids, rows) => present(db, rows),
  faults: sameAddress,
  toColumns: async (fields: Fields, db) => {
    const [from, to] = [String(fields['from']), String(fields['to'])];
    const former = await readFrom(db, from);
    const id = (await entityAt(db, former.kind, to)) ?? null;
    return { ...former, entity_id: id, target: id === null ? await readTarget(db, to) : null };
  },
  toFields: (row) => ({ from: formerAddress(named(row)) }),
});
