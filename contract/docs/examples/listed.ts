/** The result of a list call with exactly these items. */
export const listed = <Item>(...items: Item[]) => ({ items, total: items.length });

/** The update time of every example. */
export const CHANGED = '2026-11-21T09:30:00.000Z';
