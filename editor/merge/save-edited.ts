/** Saves the form of an entity or a draft, merging what others have saved meanwhile. */
import { editorRevisions } from '../../contract/calls/editor-entities.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import type { Record as Entity, Records, SavingMeta } from '../data/records.ts';
import { draftIn } from '../drafts/draft-value.ts';
import { isSame, type Values } from '../kept/changes.ts';
import { saveMerging } from './save-merging.ts';

/** The resource of drafts; every other one is a collection. */
const DRAFTS = 'drafts';

export type Edited = {
  readonly resource: string;
  readonly id: string | number;
  /** The values that the form began with. */
  readonly base: Values;
  readonly values: Values;
  readonly meta?: SavingMeta;
};

/** Who saved an entity last, and when. */
async function lastSaved(collection: string, id: string | number) {
  const { name } = described(collection);
  const told = await send(editorRevisions, { collection: name, id: String(id), count: '1' });
  const last = told.ok ? told.value.items[0] : undefined;
  return last ? { who: last.who ?? 'Кто-то', at: last.saved_at } : null;
}

/** A scheduled time changed in this form wins over the other version's. */
function withPlan(given: Values, { base, values }: Edited): Values {
  const wanted = draftIn(values).publish_at;
  if (isSame(wanted, draftIn(base).publish_at)) return given;
  return { ...given, draft: { ...draftIn(given), publish_at: wanted } };
}

/** @throws HttpError */
export function saveEdited(records: Records, edited: Edited): Promise<Entity> {
  const { resource, id, base, values, meta } = edited;
  const isDraft = resource === DRAFTS;
  const collection = described(isDraft ? draftIn(values).collection : resource);
  return saveMerging({
    fields: fieldsOf(collection, isDraft ? draftIn(values).alias : values['alias']),
    base,
    values,
    save: (given) => records.update(id, isDraft ? withPlan(given, edited) : given, meta),
    read: () => records.one(id),
    async by(theirs) {
      if (!isDraft) return lastSaved(resource, id);
      const { author, updated_at } = draftIn(theirs);
      return { who: author, at: updated_at };
    },
  });
}
