import { makeQuestion } from '../calls/question.ts';
import type { Conflict } from './merge-fields.ts';

export type Asked = {
  readonly conflicts: readonly Conflict[];
  /** Who has saved the other state, and when; null when that is unknown. */
  readonly by: { readonly who: string; readonly at: string } | null;
  /** Labels of fields that come from the other state by themselves. */
  readonly taken: readonly string[];
  /** What the two are called where neither is being saved; absent: mine, and that of somebody else. */
  readonly names?: Readonly<Record<'mine' | 'theirs', string>> | undefined;
};

/** Which state of each field is kept; null: nothing is saved for now. */
export type Chosen = Readonly<Record<string, 'mine' | 'theirs'>> | null;

/** Two people have changed the same field: whose stays? */
export const mergeQuestion = makeQuestion<Asked, Chosen>();
