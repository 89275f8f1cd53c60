import * as v from 'valibot';
import { DRAFT_STATES } from '../../contract/schemas/editor.ts';
import { momentWords } from '../words/moments.ts';

export type DraftState = (typeof DRAFT_STATES)[number];

/** The label of each state. */
export const DRAFT_WORDS: Readonly<Record<DraftState, string>> = {
  draft: 'В\u00a0работе',
  planned: 'Запланирован',
  failed: 'Не\u00a0вышел',
  unpublished: 'Снят с\u00a0сайта',
  deleted: 'Запись удалена',
};

/** Parses a state; null for anything else. */
export const draftState = (name: unknown): DraftState | null =>
  DRAFT_STATES.find((state) => state === name) ?? null;

const planned = v.object({ state: v.literal('planned'), publish_at: v.string() });

/** The label of a draft in a list; for a planned one, its time. */
export function stateWords(record: unknown, state: DraftState, now = new Date()): string {
  const read = v.safeParse(planned, record);
  return read.success ? `Выйдет ${momentWords(read.output.publish_at, now)}` : DRAFT_WORDS[state];
}
