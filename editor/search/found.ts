import type { FoundIn } from '../../contract/schemas/editor-many.ts';

export type Found = {
  readonly to: string;
  readonly title: string;
  /** «Статьи», or how many of them are shown. */
  readonly group: string;
};

/** Search results in menu order, as lines grouped by collection. */
export const foundLines = (items: readonly FoundIn[]): Found[] =>
  items.flatMap(({ collection, many, total, items: own }) => {
    const group = total > own.length ? `${many}: ${own.length} из\u00a0${total}` : many;
    return own.map(({ id, title }) => ({ to: `/${collection}/${id}`, title, group }));
  });
