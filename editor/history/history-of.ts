import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

/** An entity whose history is shown. */
export type HistoryOf = {
  readonly collection: CollectionDescription['name'];
  readonly id: number;
  /** The current revision. */
  readonly present: number;
};
