import { described } from '../data/descriptions.ts';

type Told = { readonly [field: string]: unknown };

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;

/** «Весна (Тег)»: a draft's title, from a list or from its own form. */
export function draftTitle(record: Told): string {
  const { draft } = record;
  const { title, collection } = isTold(draft) ? draft : record;
  const what = typeof collection === 'string' ? ` (${described(collection).one})` : '';
  return `${typeof title === 'string' && title !== '' ? title : 'Без названия'}${what}`;
}
