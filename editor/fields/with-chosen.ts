/** What a field of references offers: what was found, and what it has already. */
type Key = string | number;

export type Choice = { readonly [field: string]: unknown };

/** In the place of an entity that is not read yet. */
const UNREAD = 'is_unread';

const isKey = (one: unknown): one is Key =>
  typeof one === 'number' || (typeof one === 'string' && one !== '');

/** The keys in the value of a field that names one entity, or several. */
export const keysIn = (value: unknown): readonly Key[] => [value].flat().filter(isKey);

export const isUnread = (choice: Choice): boolean => choice[UNREAD] === true;

/**
 * The choices of the field. One that is chosen is always among them, even before it is read: the
 * input forgets what it has no choice for, and what is being typed while it gets one.
 * @param by the field by which entities are named.
 */
export function withChosen(
  by: string,
  found: readonly Choice[],
  chosen: readonly Key[],
): readonly Choice[] {
  const known = new Map(found.map((one) => [String(one[by]), one]));
  const named = new Set(chosen.map(String));
  const own = chosen.map((key) => known.get(String(key)) ?? { id: key, [by]: key, [UNREAD]: true });
  return [...own, ...found.filter((one) => !named.has(String(one[by])))];
}
