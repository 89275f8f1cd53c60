/** Handlers of the calls in `contract/calls/editor-sets.ts`. */
import * as calls from '../../../contract/calls/editor-sets.ts';
import { changeSet } from '../../../contract/schemas/editor-sets.ts';
import { expectedOf } from '../conditions.ts';
import { implement, savingOf, type EditorHandler } from '../handler.ts';
import { onceForEditor } from '../once.ts';
import { publishSet, trySet } from './publish.ts';
import { dropSet, saveSet } from './save.ts';
import { listSets, readSet } from './stored.ts';

export const setHandlers: readonly EditorHandler[] = [
  implement(calls.editorSets, (asked, { db }) => listSets(db, asked)),
  implement(calls.editorSet, ({ set }, { db }) => readSet(db, set)),
  implement(calls.editorSetNew, (params, context) => {
    const attempt = { call: calls.editorSetNew, params, schema: changeSet };
    return onceForEditor(context, attempt, (tx) =>
      saveSet(tx, null, params.changes, savingOf(context, 'set')),
    );
  }),
  implement(calls.editorSetReplace, ({ set, changes }, context) =>
    context.db.transaction((tx) =>
      saveSet(tx, set, changes, savingOf(context, 'set'), expectedOf(context)),
    ),
  ),
  implement(calls.editorSetDrop, ({ set }, context) =>
    context.db.transaction((tx) =>
      dropSet(tx, set, savingOf(context, 'drop-set'), expectedOf(context)),
    ),
  ),
  implement(calls.editorSetCheck, async ({ set }, context) => {
    const { publish_at: at } = await readSet(context.db, set);
    const saving = savingOf(context, 'publish');
    // Days are compared with the day of publication.
    const now = at === null || new Date(at) < saving.now ? saving.now : new Date(at);
    return { errors: await trySet(context.db, set, { ...saving, now }) };
  }),
  implement(calls.editorSetPublish, ({ set, seen = null }, context) =>
    publishSet(context.db, set, savingOf(context, 'publish'), {
      expected: expectedOf(context),
      seen,
    }),
  ),
];
