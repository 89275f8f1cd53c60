/** Handlers of the calls in `contract/calls/editor-many.ts`. */
import * as calls from '../../../contract/calls/editor-many.ts';
import { expectedOf, tabular } from '../conditions.ts';
import { collectionNamed } from '../collections/index.ts';
import { leadsSomewhere } from '../dead-links/dead-links.ts';
import { differenceOf } from '../difference.ts';
import { readEntity } from '../entities.ts';
import { implement, savingOf, type EditorHandler } from '../handler.ts';
import { searchEverywhere } from '../list/everywhere.ts';
import { isId } from '../rows.ts';
import { savedEntity } from '../shown/saved.ts';
import { shownEntities } from '../shown/shown.ts';
import { arrange } from './arrange.ts';
import { patchEntities, patchEntity } from './patch.ts';

const patch = implement(calls.editorPatch, async ({ collection, id: key, part }, context) => {
  const { revision: _, ...fields } = part;
  const wanted = { key, part: fields, expected: expectedOf(context, part) };
  const bare = new Set<number>();
  const saving = { ...savingOf(context, 'replace'), bare };
  const saved = await context.db.transaction((tx) =>
    patchEntity(tx, collectionNamed(collection), wanted, saving),
  );
  return savedEntity(context, collection, saved, bare);
});

const patchMany = implement(calls.editorPatchMany, async ({ collection, changes }, context) => {
  const saved = await context.db.transaction((tx) =>
    patchEntities(tx, collectionNamed(collection), changes, savingOf(context, 'replace')),
  );
  return { items: await shownEntities(context, collection, saved), total: saved.length };
});

const order = implement(calls.editorArrange, async ({ collection, order: { ids } }, context) => {
  const moved = await context.db.transaction((tx) =>
    arrange(tx, collectionNamed(collection), ids, savingOf(context, 'replace')),
  );
  return { items: await shownEntities(context, collection, moved), total: moved.length };
});

const search = implement(calls.editorSearch, async (asked, { db }) => {
  const items = await searchEverywhere(db, asked);
  return { items, total: items.reduce((sum, { total }) => sum + total, 0) };
});

const address = implement(calls.editorAddress, async ({ address: asked }, { db }) => ({
  address: asked,
  exists: await leadsSomewhere(db, asked),
}));

const difference = implement(
  calls.editorDifference,
  async ({ collection: name, id: key, from, to }, { db }) => {
    const collection = collectionNamed(name);
    // A deleted entity can only be found by its id.
    const id = isId(key) ? Number(key) : (await readEntity(db, collection, key)).id;
    const items = await differenceOf(db, collection, id, { from, to });
    return { items, total: items.length };
  },
);

// Loaded on demand: the libraries would slow down every start.
const csv = implement(calls.editorCsv, async ({ collection, ...listing }, context) => {
  const { exportCsv } = await import('../csv/export.ts');
  return exportCsv(context, tabular(collection), listing);
});

const csvSave = implement(
  calls.editorCsvSave,
  async ({ collection, trial, csv: text }, context) => {
    const { importCsv } = await import('../csv/import.ts');
    const isTrial = trial === '1' || trial === 'true';
    const saving = savingOf(context, 'replace');
    return importCsv(context.db, tabular(collection), { csv: text, isTrial }, saving);
  },
);

export const manyHandlers: readonly EditorHandler[] = [
  patch,
  patchMany,
  order,
  search,
  address,
  difference,
  csv,
  csvSave,
];
