import { makeQuestion } from '../calls/question.ts';
import type { Conflict } from './merge-fields.ts';

export type Asked = {
  readonly conflicts: readonly Conflict[];
  /** Who saved the other version, and when; null when unknown. */
  readonly by: { readonly who: string; readonly at: string } | null;
  /** Labels of fields taken from the other version without asking. */
  readonly taken: readonly string[];
  /** The names of the two versions where neither is being saved; by default mine and somebody else's. */
  readonly names?: Readonly<Record<'mine' | 'theirs', string>> | undefined;
};

/** The version to keep of each field; null: the save is cancelled. */
export type Chosen = Readonly<Record<string, 'mine' | 'theirs'>> | null;

/** Asks whose version to keep when two people have changed the same field. */
export const mergeQuestion = makeQuestion<Asked, Chosen>();
