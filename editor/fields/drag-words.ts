/** Screen reader announcements while a row is moved. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

type Row = { readonly id: UniqueIdentifier };

export const HOW_TO_DRAG =
  'Пробел берёт строку, стрелки двигают её, ещё раз пробел ставит на\u00a0место, Escape возвращает обратно.';

/** @returns the announcements of a list whose rows have this label. */
export function dragWords(label: string, rows: readonly { readonly id: string }[]): Announcements {
  const at = ({ id }: Row) => rows.findIndex((row) => row.id === id) + 1;
  const place = (row: Row) => `${at(row)} из\u00a0${rows.length}`;
  const back = (active: Row) => `${label}: снова на\u00a0месте ${place(active)}.`;
  return {
    onDragStart: ({ active }) => `Взято: ${label}, место ${place(active)}.`,
    onDragOver: ({ active, over }) => (over ? `${label}: место ${place(over)}.` : back(active)),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? `Поставлено: ${label}, место ${place(over)}.` : back(active),
    onDragCancel: ({ active }) => back(active),
  };
}
