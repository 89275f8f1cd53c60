import { described } from '../data/descriptions.ts';

type Told = { readonly title?: unknown; readonly collection?: unknown; readonly draft?: Told };

/** «Весна (Тег)»: a draft by its title, from a list or from its own form. */
export function draftTitle(record: Told): string {
  const { title, collection } = record.draft ?? record;
  const what = typeof collection === 'string' ? ` (${described(collection).one})` : '';
  return `${typeof title === 'string' && title !== '' ? title : 'Без названия'}${what}`;
}
