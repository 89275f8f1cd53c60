/** Handlers of the calls in `contract/calls/editor-takedown.ts`. */
import * as calls from '../../../contract/calls/editor-takedown.ts';
import { collectionNamed } from '../collections/index.ts';
import { changeable, expectedOf, isSet } from '../conditions.ts';
import { implement, savingOf, type EditorHandler } from '../handler.ts';
import { shownDraft, shownEntity } from '../shown/shown.ts';
import { listDeleted } from './deleted.ts';
import { dropPlan, planTakedown } from './plan.ts';
import { listTakedowns } from './planned.ts';
import { unpublishEntity } from './unpublish.ts';

const unpublish = implement(
  calls.editorUnpublish,
  async ({ collection: name, id: key, detach, at }, context) => {
    const collection = changeable(name);
    const removal = { key, expected: expectedOf(context), isDetaching: isSet(detach) };
    if (at !== undefined) {
      const saving = savingOf(context, 'plan-unpublish');
      const takedown = await context.db.transaction((tx) =>
        planTakedown(tx, collection, removal, new Date(at), saving),
      );
      return { takedown, draft: null, detached: {} };
    }
    const saving = savingOf(context, 'unpublish');
    const { draft, detached } = await context.db.transaction((tx) =>
      unpublishEntity(tx, collection, removal, saving),
    );
    return { takedown: null, draft: await shownDraft(context, draft), detached };
  },
);

const callOff = implement(
  calls.editorUnpublishDrop,
  async ({ collection: name, id: key }, context) => {
    const saving = savingOf(context, 'keep-published');
    const entity = await context.db.transaction((tx) =>
      dropPlan(tx, collectionNamed(name), key, saving),
    );
    return shownEntity(context, name, entity);
  },
);

export const takedownHandlers: readonly EditorHandler[] = [
  unpublish,
  callOff,
  implement(calls.editorTakedowns, (asked, { db }) => listTakedowns(db, asked)),
  implement(calls.editorDeleted, (asked, { db }) => listDeleted(db, asked)),
];
