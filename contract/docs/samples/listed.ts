/** What a list call answers when these are all there are. */
export const listed = <Item>(...items: Item[]) => ({ items, total: items.length });

/** A moment for everything that was changed. */
export const CHANGED = '2026-11-21T09:30:00.000Z';
