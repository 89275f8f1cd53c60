/** Screen reader announcements while a row is moved. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Row = { readonly id: UniqueIdentifier };

export const HOW_TO_DRAG =
  'Пробел берёт строку, стрелки двигают её, ещё раз пробел ставит на\u00a0место, Escape возвращает обратно.';

/** Said when a row was put at a place. */
export const movedWords = (row: string, place: number, total: number) =>
  `Поставлено: ${row}, место ${place} из\u00a0${total}.`;

/** @returns the announcements of a list whose rows have this label. */
export function dragWords(label: string, rows: readonly { readonly id: string }[]): Announcements {
  const at = ({ id }: Row) => rows.findIndex((row) => row.id === id) + 1;
  const place = (row: Row) => `${at(row)} из\u00a0${rows.length}`;
  const taken = (active: Row) => `Взято: ${label}, место ${place(active)}.`;
  const back = (active: Row) => `${label}: снова на\u00a0месте ${place(active)}.`;
  return {
    // Right after it the row is over its own place: two sentences at once would be cut to the second.
    onDragStart: () => undefined,
    onDragOver({ active, over }) {
      if (!over) return back(active);
      return over.id === active.id ? taken(active) : `${label}: место ${place(over)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? movedWords(label, at(over), rows.length) : back(active),
    onDragCancel: ({ active }) => back(active),
  };
}
