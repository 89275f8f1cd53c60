/** The rules for an alias, the last part of a page's address. */

export const ALIAS_MAX = 120;

/** An alias of digits alone would be read as an id. */
export const ALIAS = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

const ALIAS_FAULT =
  'Только строчные латинские буквы, цифры и\u00a0дефисы, и\u00a0хотя бы одна буква';

/** What the sentence above does not forbid. */
const HYPHENS = /^-|-$|--/;

const HYPHEN_FAULT =
  'Дефис ставится между буквами или цифрами: не\u00a0в\u00a0начале, не\u00a0в\u00a0конце и\u00a0не\u00a0два подряд';

/** Why an alias is refused. */
export const aliasRefusal = (alias: string): string =>
  /^[a-z0-9-]+$/.test(alias) && HYPHENS.test(alias) ? HYPHEN_FAULT : ALIAS_FAULT;

/** Why a value cannot be an alias; undefined for a valid or an empty one. */
export const aliasFault = (value: unknown): string | undefined =>
  typeof value !== 'string' || value.trim() === '' || ALIAS.test(value.trim())
    ? undefined
    : aliasRefusal(value.trim());
