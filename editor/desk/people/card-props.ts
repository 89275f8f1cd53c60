import type { Kind } from './found.ts';

/** Props of every card. */
export type CardProps = {
  /** The reason given for the search that found it. */
  readonly reason: string;
  /** Another search for the same reason. */
  readonly onFind: (kind: Kind, search: string) => void;
  /** Repeats the search after an act. */
  readonly onChanged: () => void;
};
