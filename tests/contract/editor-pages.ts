import type { Entity } from './editor.ts';

/** A static page as an editor writes it: the smallest entity with an address and a rich text. */
export const page = (alias: string, fields: Entity = {}): Entity => ({
  alias,
  title: 'Страница',
  lead: 'О чём она',
  body: '<p>Текст</p>',
  ...fields,
});
