import * as v from 'valibot';
import { shownDraft } from '../../contract/schemas/editor.ts';

/** The draft's own data in the record of its form. */
const draft = v.omit(shownDraft, ['data']);

export type DraftMeta = v.InferOutput<typeof draft>;

/** @throws ValiError if the record is not a draft's. */
export const draftIn = (record: unknown): DraftMeta =>
  v.parse(v.looseObject({ draft }), record).draft;
