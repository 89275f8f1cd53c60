/** Placeholders in braces, which are replaced when a text is shown or sent: `{код}`. */

/** A placeholder. */
export type Variable = {
  /** «Код из SMS». */
  readonly label: string;
  /** A value for previews. */
  readonly example: string;
  /** Whether the text is useless without it. */
  readonly isRequired?: true;
};

export type Variables = Readonly<Record<string, Variable>>;

const NAMED = /\{([^{}]*)\}/g;

/** Typesetting makes spaces in a text non-breaking. */
const plain = (name: string) => name.replaceAll('\u00a0', ' ');

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** The message for invalid placeholders in a text; null when all are valid. */
export function variablesFault(text: string, variables: Variables): string | null {
  const known = Object.keys(variables);
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => plain(name));
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) return `Имени {${unknown}} нет, есть ${listed(known)}`;
  if (/[{}]/.test(text.replaceAll(NAMED, ''))) {
    return `Фигурные скобки нужны только вокруг имён: ${listed(known)}`;
  }
  const missing = known.filter((name) => variables[name]?.isRequired && !named.includes(name));
  return missing.length === 0 ? null : `Не\u00a0хватает ${listed(missing)}`;
}

/** The text with values in place of its placeholders. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(NAMED, (whole, given: string) => {
    const name = plain(given);
    return Object.hasOwn(values, name) ? (values[name] ?? whole) : whole;
  });

/** A text that contains all placeholders, for tests. */
export const namingAll = (variables: Variables): string => listed(Object.keys(variables));
