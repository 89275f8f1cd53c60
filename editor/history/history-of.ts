import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

/** An entity whose history is looked at. */
export type HistoryOf = {
  readonly collection: CollectionDescription['name'];
  readonly id: number;
  /** The revision that is there now. */
  readonly present: number;
};
