/** Words in braces that a text names, and that are replaced when it is shown or sent: `{код}`. */

/** What stands in place of a name. */
export type Variable = {
  /** «Код из СМС». */
  readonly label: string;
  /** A value, for a preview. */
  readonly example: string;
  /** Whether the text is of no use without it. */
  readonly isRequired?: true;
};

export type Variables = Readonly<Record<string, Variable>>;

const NAMED = /\{([^{}]*)\}/g;

/** What typesets a text makes spaces in it non-breaking. */
const plain = (name: string) => name.replaceAll('\u00a0', ' ');

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** What is wrong with the names in a text, in a sentence; null when nothing is. */
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

/** The text with values in place of their names. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(NAMED, (whole, given: string) => {
    const name = plain(given);
    return Object.hasOwn(values, name) ? (values[name] ?? whole) : whole;
  });

/** A text that names all of them, for a test or an empty field. */
export const namingAll = (variables: Variables): string => listed(Object.keys(variables));
