import { DRAFT_STATES } from '../../contract/schemas/editor.ts';

export type DraftState = (typeof DRAFT_STATES)[number];

/** What each state is called. */
export const DRAFT_WORDS: Readonly<Record<DraftState, string>> = {
  draft: 'В\u00a0работе',
  planned: 'Запланирован',
  failed: 'Не\u00a0вышел',
  unpublished: 'Снят с\u00a0сайта',
  deleted: 'Запись удалена',
};

/** A state by its name; null for anything else. */
export const draftState = (name: unknown): DraftState | null =>
  DRAFT_STATES.find((state) => state === name) ?? null;
