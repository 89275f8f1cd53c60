/** Links to pages of our own that do not exist: reported, but no reason to refuse a save. */
import type { Fields as FieldsOf } from '../../../contract/collections/field.ts';
import type { Database } from '../../db/database.ts';
import type { Fields } from '../collection.ts';
import { existing } from './existing.ts';
import { ownLinks } from './own-links.ts';
import { targetOf } from './pages.ts';

/** Sentences by field. */
export type DeadLinks = Record<string, string[]>;

/** Runs at most one query, and none if every link leads to a page that always exists. */
export async function deadLinks(
  db: Database,
  described: FieldsOf,
  values: Fields,
): Promise<DeadLinks> {
  const links = [...ownLinks(described, values)].flatMap((link) => {
    const target = targetOf(link.address);
    return target ? [{ ...link, target }] : [];
  });
  const there = await existing(
    db,
    links.map(({ target }) => target),
  );
  const told: DeadLinks = {};
  for (const { path, address, target } of links) {
    if (there.has(target.page)) continue;
    const words = `Такой страницы на\u00a0сайте нет: ${address}`;
    told[path] = [...new Set([...(told[path] ?? []), words])];
  }
  return told;
}

/** Whether a link to an address of the site has a target. */
export async function leadsSomewhere(db: Database, address: string): Promise<boolean> {
  const target = targetOf(address);
  return target === null || (await existing(db, [target])).has(target.page);
}
