/** What a field of aliases offers: what was found, and what it has already. */
type Choice = { readonly alias: string; readonly [field: string]: unknown };

const isNamed = (alias: unknown): alias is string => typeof alias === 'string';

/** The aliases in the value of a field. */
export const aliasesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(isNamed) : [];

/**
 * The choices of the field. One that is chosen is always among them, by its alias until its title is
 * known: the input forgets what it has no choice for.
 * @param told entities that were read because no list had them.
 */
export function namedChoices(
  title: string,
  found: readonly Choice[],
  chosen: readonly string[],
  told: readonly Choice[],
): readonly Choice[] {
  const known = new Map([...told, ...found].map((one) => [one.alias, one]));
  const own = chosen.map((alias) => known.get(alias) ?? { id: alias, alias, [title]: alias });
  return [...own, ...found.filter(({ alias }) => !chosen.includes(alias))];
}
