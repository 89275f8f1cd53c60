/** The rules for an alias, the last part of a page's address. */

export const ALIAS_MAX = 120;

/** An alias of digits alone would be read as an id. */
export const ALIAS = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const ALIAS_FAULT =
  'Только строчные латинские буквы, цифры и\u00a0дефисы, и\u00a0хотя бы одна буква';

/** Why a value cannot be an alias; undefined for a valid or an empty one. */
export const aliasFault = (value: unknown): string | undefined =>
  typeof value !== 'string' || value.trim() === '' || ALIAS.test(value.trim())
    ? undefined
    : ALIAS_FAULT;
