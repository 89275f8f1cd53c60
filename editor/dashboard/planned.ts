/** Scheduled changes as lines of the start screen. */
import type { ShownDraft } from '../../contract/schemas/editor.ts';
import type { PlannedTakedown } from '../../contract/schemas/editor-takedown.ts';

export type Planned = {
  readonly what: string;
  /** Null: failed, or published with its set of changes. */
  readonly at: string | null;
  /** «Выйдет», «Не вышло в срок: …». */
  readonly words: string;
  readonly to: string;
};

type Drafted = Pick<ShownDraft, 'id' | 'title' | 'publish_at' | 'error'>;

export const plannedDrafts = (drafts: readonly Drafted[]): Planned[] =>
  drafts.map(({ id, title, publish_at, error }) => ({
    what: title || 'Без названия',
    at: error === null ? publish_at : null,
    words: error === null ? 'Выйдет' : `Не\u00a0вышло в\u00a0срок: ${error}`,
    to: `/drafts/${id}`,
  }));

export const plannedTakedowns = (takedowns: readonly PlannedTakedown[]): Planned[] =>
  takedowns.map(({ collection, id, title, at, error }) => ({
    what: title,
    at: error === null ? at : null,
    words: error === null ? 'Уйдёт с\u00a0сайта' : `Не\u00a0снято в\u00a0срок: ${error}`,
    to: `/${collection}/${id}`,
  }));

/** Failed or undated ones first, then by time. */
export const inOrder = (all: readonly Planned[]): Planned[] =>
  all.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
