/** Handlers of the calls in `contract/calls/editor.ts`. */
import * as calls from '../../contract/calls/editor.ts';
import {
  draft as draftSchema,
  editedEntity,
  type Draft,
  type EditedEntity,
} from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Fields } from './collection.ts';
import { collectionNamed } from './collections/index.ts';
import { deskHandlers } from './desk/handlers.ts';
import { describeCollections } from './descriptions.ts';
import { dropDraft, publishDraft } from './drafts/publish.ts';
import { saveDraft } from './drafts/save.ts';
import { listDrafts } from './drafts/list.ts';
import { readDraft, type Which } from './drafts/stored.ts';
import { readEntity } from './entities.ts';
import { changeable, expectedOf, isSet } from './conditions.ts';
import { implement, savingOf, type EditorContext, type EditorHandler } from './handler.ts';
import { messageHandlers } from './message-handlers.ts';
import { manyHandlers } from './many/handlers.ts';
import { libraryHandlers } from './library/handlers.ts';
import { listEntities } from './list/list.ts';
import { invalid } from './faults.ts';
import { statesOf } from './history.ts';
import { readLog } from './log.ts';
import { onceForEditor } from './once.ts';
import { assertMay } from './people/assert-may.ts';
import { peopleHandlers } from './people/handlers.ts';
import { removeEntity } from './removal/remove.ts';
import { restoreEntity } from './removal/restore.ts';
import { isId } from './rows.ts';
import { saveEntity } from './save.ts';
import { surveyEditorHandlers } from './surveys/handlers.ts';
import { siteHandlers } from './site-handlers.ts';
import { setHandlers } from './sets/handlers.ts';
import { takedownHandlers } from './takedown/handlers.ts';
import { readPublished } from './takedown/unpublished.ts';
import { savedEntity } from './shown/saved.ts';
import { shownDraft, shownDrafts, shownEntities, shownEntity } from './shown/shown.ts';

/** @param bare collects the ids of entities without notes. */
type Work = (tx: Database, bare: Set<number>) => Promise<EditedEntity>;

/** Saves an entity; what readers see of it is read after the transaction. */
const asEntity = async (context: EditorContext, collection: Collection['name'], work: Work) => {
  const bare = new Set<number>();
  const saved = await context.db.transaction((tx) => work(tx, bare));
  return savedEntity(context, collection, saved, bare);
};

/** The same for a draft. */
const asDraft = async (context: EditorContext, work: (tx: Database) => Promise<Draft>) =>
  shownDraft(context, await context.db.transaction(work));

const draftingOf = (context: EditorContext, action: 'draft' | 'drop-draft' = 'draft') => ({
  ...savingOf(context, action),
  editor: context.editor,
});

/** Whether a time is given, even an unreadable one: such an entity must not be published now. */
const isPlanned = (entity: Fields) => (entity['publish_at'] ?? null) !== null;

const create = implement(calls.editorCreate, async (params, context) => {
  const { collection: name, draft, entity } = params;
  const collection = changeable(name);
  const attempt = { call: calls.editorCreate, params };
  if (isSet(draft) || isPlanned(entity)) {
    const begun = await onceForEditor(context, { ...attempt, schema: draftSchema }, (tx) =>
      saveDraft(tx, { collection }, entity, draftingOf(context)),
    );
    return shownDraft(context, begun);
  }
  assertMay(context.editor, 'publish');
  const wanted = { key: null, given: entity, expected: null };
  const made = await onceForEditor(context, { ...attempt, schema: editedEntity }, (tx) =>
    saveEntity(tx, collection, wanted, savingOf(context, 'create')),
  );
  return savedEntity(context, name, made);
});

const replace = implement(calls.editorReplace, async ({ collection, id: key, entity }, context) => {
  // An entity meant for later must not be published now.
  if (isPlanned(entity)) {
    throw invalid({ publish_at: 'Время публикации бывает только у\u00a0черновика' });
  }
  const wanted = { key, given: entity, expected: expectedOf(context, entity) };
  return asEntity(context, collection, (tx, bare) =>
    saveEntity(tx, collectionNamed(collection), wanted, { ...savingOf(context, 'replace'), bare }),
  );
});

const remove = implement(
  calls.editorRemove,
  async ({ collection: name, id: key, detach }, context) => {
    const collection = changeable(name);
    const removal = { key, expected: expectedOf(context), isDetaching: isSet(detach) };
    const { entity, revision, detached } = await context.db.transaction((tx) =>
      removeEntity(tx, collection, removal, 'delete', savingOf(context, 'delete')),
    );
    return { id: entity.id, alias: entity.alias, revision, detached };
  },
);

const revisions = implement(
  calls.editorRevisions,
  async ({ collection: name, id: key, ...paging }, { db }) => {
    const collection = collectionNamed(name);
    const id = isId(key) ? Number(key) : (await readEntity(db, collection, key)).id;
    const states = await statesOf(db, collection, id, paging);
    // An existing entity that no editor saved has no revisions yet; an unknown one is not found.
    if (states.total === 0) await readEntity(db, collection, String(id));
    return states;
  },
);

const restore = implement(calls.editorRestore, ({ collection, id: key, revision }, context) =>
  asEntity(context, collection, (tx) =>
    restoreEntity(
      tx,
      collectionNamed(collection),
      { key, revision, expected: expectedOf(context) },
      savingOf(context, 'restore'),
    ),
  ),
);

type Named = { collection: Parameters<typeof collectionNamed>[0]; id: string };
const ofEntity = ({ collection, id }: Named): Which => ({
  collection: collectionNamed(collection),
  key: id,
});

async function publish(context: EditorContext, which: Which) {
  const { collection, entity } = await context.db.transaction((tx) =>
    publishDraft(tx, which, savingOf(context, 'publish'), expectedOf(context)),
  );
  return savedEntity(context, collection, entity);
}

const draftHandlers = [
  implement(calls.editorDrafts, async ({ unpublished, full, ...asked }, context) => {
    const wanted = { ...asked, isUnpublished: isSet(unpublished), isFull: isSet(full) };
    const { items, total } = await listDrafts(context.db, wanted, context);
    return { items: await shownDrafts(context, items), total };
  }),
  implement(calls.editorDraft, async (which, context) =>
    shownDraft(context, await readDraft(context.db, which, context)),
  ),
  implement(calls.editorEntityDraft, async (params, context) =>
    shownDraft(context, await readDraft(context.db, ofEntity(params), context)),
  ),
  implement(calls.editorDraftReplace, ({ draft, entity }, context) =>
    asDraft(context, (tx) =>
      saveDraft(tx, { draft }, entity, draftingOf(context), {
        expected: expectedOf(context),
      }),
    ),
  ),
  implement(calls.editorEntityDraftReplace, (params, context) =>
    asDraft(context, (tx) =>
      saveDraft(tx, ofEntity(params), params.entity, draftingOf(context), {
        expected: expectedOf(context),
        isNew: isSet(params.new),
      }),
    ),
  ),
  implement(calls.editorDraftDrop, (which, context) =>
    asDraft(context, (tx) =>
      dropDraft(tx, which, draftingOf(context, 'drop-draft'), expectedOf(context)),
    ),
  ),
  implement(calls.editorEntityDraftDrop, (params, context) =>
    asDraft(context, (tx) =>
      dropDraft(tx, ofEntity(params), draftingOf(context, 'drop-draft'), expectedOf(context)),
    ),
  ),
  implement(calls.editorDraftPublish, (which, context) => publish(context, which)),
  implement(calls.editorEntityDraftPublish, (params, context) =>
    publish(context, ofEntity(params)),
  ),
];

export const editorHandlers: readonly EditorHandler[] = [
  implement(calls.editorDescriptions, describeCollections),
  // Loaded with the first query: the library would slow down every start.
  implement(calls.editorGraph, async ({ request }, context) => {
    const { answerGraph } = await import('./graphql/answer.ts');
    return answerGraph(request, context);
  }),
  implement(calls.editorLog, (params, { db }) => readLog(db, params)),
  ...peopleHandlers,
  ...deskHandlers,
  ...libraryHandlers,
  ...draftHandlers,
  ...siteHandlers,
  ...manyHandlers,
  ...takedownHandlers,
  ...setHandlers,
  ...surveyEditorHandlers,
  ...messageHandlers,
  implement(calls.editorList, async ({ collection, ...listing }, context) => {
    const listed = await listEntities(context, collectionNamed(collection), listing);
    return { ...listed, items: await shownEntities(context, collection, listed.items) };
  }),
  implement(calls.editorRead, async ({ collection, id }, context) =>
    shownEntity(
      context,
      collection,
      await readPublished(context.db, collectionNamed(collection), id),
    ),
  ),
  create,
  replace,
  remove,
  revisions,
  restore,
];
