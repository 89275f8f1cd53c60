import type { Kind } from './found.ts';

/** What every card of somebody's things needs. */
export type CardProps = {
  /** Of the look that has found it. */
  readonly reason: string;
  /** Another look for the same reason. */
  readonly onFind: (kind: Kind, search: string) => void;
  /** Something was done: the same is looked for again. */
  readonly onChanged: () => void;
};
