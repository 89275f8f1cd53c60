/** Preconditions of a request: the revision it applies to, and whether the collection can be changed. */
import { Failure } from '../failure.ts';
import type { Fields } from './collection.ts';
import { collectionNamed } from './collections/index.ts';
import { invalid } from './faults.ts';
import type { EditorContext } from './handler.ts';

/** A condition that no revision meets. */
const NEVER = -1;

/**
 * The revision the editor was editing, from `If-Match` or the field `revision`. An unreadable
 * condition is never met.
 */
export function expectedOf({ request }: EditorContext, entity?: Fields): number | null {
  const condition = request.headers.get('if-match')?.trim();
  if (condition && condition !== '*') {
    return Number(/^(?:W\/)?"?(\d{1,15})"?$/.exec(condition)?.[1] ?? NEVER);
  }
  const revision = entity?.['revision'] ?? null;
  if (revision !== null && typeof revision !== 'number') {
    throw invalid({ revision: 'Нужно число' });
  }
  return revision;
}

/** Whether a flag of the query is set. */
export const isSet = (flag: string | undefined) => flag === '1' || flag === 'true';

/**
 * Only collections whose entities share one set of fields can be tables.
 * @throws Failure `forbidden`.
 */
export function tabular(name: Parameters<typeof collectionNamed>[0]) {
  const collection = collectionNamed(name);
  if (collection.fixed) {
    const { many } = collection.description;
    throw new Failure(
      'forbidden',
      `Раздел «${many}» не\u00a0бывает таблицей: его записи читают и\u00a0меняют по\u00a0одной`,
    );
  }
  return collection;
}

/**
 * Settings and documents always exist, one of each; they cannot be created or deleted.
 * @throws Failure `forbidden`.
 */
export function changeable(name: Parameters<typeof collectionNamed>[0]) {
  const collection = collectionNamed(name);
  if (collection.fixed) {
    throw new Failure('forbidden', 'Здесь можно только заменить то, что есть');
  }
  return collection;
}
