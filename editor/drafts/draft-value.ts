import * as v from 'valibot';
import { shownDraft } from '../../contract/schemas/editor.ts';

/** What a draft says of itself, in the record of its form. */
const draft = v.omit(shownDraft, ['data']);

export type DraftSaid = v.InferOutput<typeof draft>;

/** @throws ValiError for a record that is no draft's. */
export const draftIn = (record: unknown): DraftSaid =>
  v.parse(v.looseObject({ draft }), record).draft;
