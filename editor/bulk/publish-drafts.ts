/** Publishes the drafts of several entities: one by one now, or together at a set time. */
import { editorDraftPublish } from '../../contract/calls/editor-drafts.ts';
import { editorSetNew } from '../../contract/calls/editor-sets.ts';
import { success, type CallError, type Result } from '../../src/client/calls/result.ts';
import { send } from '../calls/send.ts';
import { byDraft, onceEach } from '../sets/set-faults.ts';
import { momentWords } from '../words/moments.ts';
import type { Refused } from './each.ts';
import type { Row } from './selection.ts';

/** @returns the revision. */
export async function publishDraft({ draft, revision }: Row): Promise<Result<number>> {
  const published = await send(editorDraftPublish, { draft: String(draft) }, { revision });
  return published.ok ? success(published.value.revision) : published;
}

const draftsOf = (rows: readonly Row[]) =>
  rows.flatMap(({ draft }) => (draft === null ? [] : [draft]));

/** Plans the drafts as one set of changes: all of them become public at the same moment. */
export function planDrafts(rows: readonly Row[], at: string) {
  const drafts = draftsOf(rows);
  const changes = { title: `Выход ${momentWords(at)}`, publish_at: at, drafts };
  return send(editorSetNew, { changes });
}

/**
 * The drafts that prevent planning all of them.
 * @returns an empty list when the refusal concerns none of them.
 */
export function unplanned(rows: readonly Row[], error: CallError): Refused[] {
  const faults = Object.entries(onceEach(byDraft(error.fields ?? {}, draftsOf(rows))));
  return rows.flatMap((row) => {
    const own = `drafts/${row.draft}`;
    const fields = faults.flatMap(([path, words]) =>
      path === own || path.startsWith(`${own}.`) ? [[path.slice(own.length + 1), words]] : [],
    );
    if (fields.length === 0) return [];
    return [{ row, error: { ...error, description: '', fields: Object.fromEntries(fields) } }];
  });
}
