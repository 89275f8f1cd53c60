/** Publishes the drafts of several entities: one by one now, or together at a set time. */
import { editorDraftPublish } from '../../contract/calls/editor-drafts.ts';
import { editorSetNew } from '../../contract/calls/editor-sets.ts';
import { success, type Result } from '../../src/client/calls/result.ts';
import { send } from '../calls/send.ts';
import { momentWords } from '../words/moments.ts';
import type { Row } from './selection.ts';

/** @returns the revision. */
export async function publishDraft({ draft }: Row): Promise<Result<number>> {
  const published = await send(editorDraftPublish, { draft: String(draft) });
  return published.ok ? success(published.value.revision) : published;
}

/** Plans the drafts as one set of changes: all of them become public at the same moment. */
export function planDrafts(rows: readonly Row[], at: string) {
  const drafts = rows.flatMap(({ draft }) => (draft === null ? [] : [draft]));
  const changes = { title: `Выход ${momentWords(at)}`, publish_at: at, drafts };
  return send(editorSetNew, { changes });
}
