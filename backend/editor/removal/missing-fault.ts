/** What editors read about chosen entities that are no longer there. */
import type { Field } from '../../../contract/collections/field.ts';
import { quoted } from '../../../src/config/quoted.ts';
import type { Database } from '../../db/database.ts';
import type { Collection } from '../collection.ts';
import { deletedTitles } from './record.ts';

const WHERE = 'в\u00a0«Удалённом» или в\u00a0«Черновиках»';
const UNKNOWN = 'Этой записи больше нет. Выберите другую';

/** People know titles and aliases; a number is only a last resort. */
const unnamed = (key: number | string) => (typeof key === 'number' ? `№\u00a0${key}` : key);

/** An entity that was taken down is in a draft, and its history ends like that of a deleted one. */
const aboutOne = (title: string | undefined) =>
  title === undefined
    ? UNKNOWN
    : `Записи ${quoted(title)} больше нет на\u00a0сайте. Выберите другую или верните эту: она ${WHERE}`;

function aboutListed(names: readonly string[], isKnown: boolean): string {
  const back = isKnown ? ` или верните: ищите ${WHERE}` : '';
  return `Больше нет на\u00a0сайте: ${names.join(', ')}. Уберите из\u00a0списка${back}`;
}

const isReferring = (field: Field | undefined) =>
  field?.kind === 'reference' || field?.kind === 'references' || field?.kind === 'aliases'
    ? field
    : null;

/**
 * The fault of a field that refers to entities that do not exist, with their last titles.
 * @param keys their ids or aliases, at least one.
 */
export async function missingFault(
  db: Database,
  { description }: Collection,
  name: string,
  keys: readonly (number | string)[],
): Promise<string> {
  const field = isReferring(description.fields[name]);
  const titles = field ? await deletedTitles(db, field.to, keys) : new Map<never, string>();
  const [first] = keys.map((key) => titles.get(key));
  if (field?.kind === 'reference') return aboutOne(first);
  const names = keys.map((key) => {
    const title = titles.get(key);
    return title === undefined ? unnamed(key) : quoted(title);
  });
  return aboutListed(names, titles.size > 0);
}
