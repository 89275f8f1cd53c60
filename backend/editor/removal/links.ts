/** Removes entities from the lists of others and restores them; each changed list gets a revision. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import type { KeptLink } from '../../db/schema-editor.ts';
import { rowsOf } from '../../search/rows.ts';
import type { Collection, Links } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { asEntities } from '../entities.ts';
import { keepEntities } from '../history.ts';
import { updateRow } from '../rows.ts';
import type { Saving } from '../save.ts';
import { namesOf, type Uses } from '../uses.ts';
import { aliasesIn, linkOf, ownersOf, rowsWithIds } from './referrers.ts';

/** Links from one field of a collection. */
type Group = { readonly from: Collection; readonly field: string; readonly links: KeptLink[] };

function grouped(links: readonly KeptLink[]): Group[] {
  const groups = Map.groupBy(links, ({ collection, field }) => `${collection} ${field}`);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    return [{ from: collectionNamed(first.collection), field: first.field, links: some }];
  });
}

/** Saves the list of aliases of each owner. */
async function writeAliases(
  tx: Database,
  { from, field, links }: Group,
  change: (aliases: string[], place: KeptLink) => string[],
): Promise<void> {
  const owners = await asEntities(tx, from, await rowsWithIds(tx, from, ownersOf(links)));
  for (const owner of owners) {
    const own = links.filter((link) => link.owner === owner.id);
    const fields = { ...owner, [field]: own.reduce(change, aliasesIn(owner, field)) };
    const columns = await (from.toColumns?.(fields, tx) ?? fields);
    await updateRow(tx, from, owner, columns);
  }
}

async function deletePairs(tx: Database, link: Links, links: readonly KeptLink[]): Promise<void> {
  const targets = [...new Set(links.map(({ target }) => target))];
  for (const target of targets) {
    const owners = ownersOf(links.filter((one) => one.target === target));
    await tx.delete(link.table).where(and(eq(link.target, target), inArray(link.owner, owners)));
  }
}

/** A pair keeps its position: the pairs around it have kept theirs. */
async function insertPairs(tx: Database, link: Links, links: readonly KeptLink[]): Promise<void> {
  const { table, owner, target, position: place } = link;
  const names = [owner, target, ...(place ? [place] : [])].map(({ name }) => sql.identifier(name));
  const rows = links.map((one) =>
    place
      ? sql`(${one.owner}::integer, ${one.target}::integer, ${one.position ?? 0}::integer)`
      : sql`(${one.owner}::integer, ${one.target}::integer)`,
  );
  await rowsOf(
    tx,
    sql`insert into ${table} (${sql.join(names, sql`, `)}) values ${sql.join(rows, sql`, `)}
      on conflict do nothing`,
  );
}

/** The revisions of owners before and after a change of their lists. */
async function recorded(
  tx: Database,
  { from, links }: Group,
  { who, now: at }: Saving,
  change: () => Promise<void>,
): Promise<EditedEntity[]> {
  const owners = ownersOf(links);
  const before = await asEntities(tx, from, await rowsWithIds(tx, from, owners));
  await change();
  const after = await asEntities(tx, from, await rowsWithIds(tx, from, owners));
  const known = new Map(before.map(({ id, revision }) => [id, revision]));
  const changed = after.filter(({ id, revision }) => known.get(id) !== revision);
  const ids = new Set(changed.map(({ id }) => id));
  await keepEntities(
    tx,
    from,
    before.filter(({ id }) => ids.has(id)),
  );
  await keepEntities(tx, from, changed, { kind: 'changed', who, at });
  return changed;
}

/**
 * Removes an entity from the lists that refer to it.
 * @param alias the entity's alias, for lists of aliases.
 * @returns the owners of the lists.
 */
export async function detachLinks(
  tx: Database,
  links: readonly KeptLink[],
  alias: string,
  saving: Saving,
): Promise<Uses> {
  const detached: Uses[] = [];
  for (const group of grouped(links)) {
    const { from, field } = group;
    const link = linkOf(from, field);
    const owners = await recorded(tx, group, saving, () =>
      link
        ? deletePairs(tx, link, group.links)
        : writeAliases(tx, group, (aliases) => aliases.filter((one) => one !== alias)),
    );
    detached.push(namesOf(from, owners));
  }
  return Object.assign({}, ...detached);
}

/**
 * Restores entities in the lists that referred to them, each at its former position. Both ends exist.
 * @param aliasOf returns the present alias of a target.
 */
export async function attachLinks(
  tx: Database,
  links: readonly KeptLink[],
  aliasOf: (link: KeptLink) => string,
  saving: Saving,
): Promise<Uses> {
  const attached: Uses[] = [];
  for (const group of grouped(links)) {
    const { from, field } = group;
    const link = linkOf(from, field);
    const owners = await recorded(tx, group, saving, () =>
      link
        ? insertPairs(tx, link, group.links)
        : writeAliases(tx, group, (aliases, one) =>
            aliases.includes(aliasOf(one))
              ? aliases
              : aliases.toSpliced(one.position ?? aliases.length, 0, aliasOf(one)),
          ),
    );
    attached.push(namesOf(from, owners));
  }
  return Object.assign({}, ...attached);
}
