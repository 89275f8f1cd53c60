/** The options of a field of references: search results and its current value. */
type Key = string | number;

export type Choice = { readonly [field: string]: unknown };

/** Marks an entity that is not loaded yet. */
const UNREAD = 'is_unread';

const isKey = (one: unknown): one is Key =>
  typeof one === 'number' || (typeof one === 'string' && one !== '');

/** The keys in the value of a field that refers to one entity or to several. */
export const keysIn = (value: unknown): readonly Key[] => [value].flat().filter(isKey);

export const isUnread = (choice: Choice): boolean => choice[UNREAD] === true;

/**
 * The choices of the field. Selected ones are always among them, even before they are loaded: the
 * input drops a value without a choice, and drops typed text when the choice arrives.
 * @param by the field that identifies an entity.
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
