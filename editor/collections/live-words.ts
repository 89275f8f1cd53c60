/** What a list says of whether readers see an entity. */
export type LiveWords = { readonly label: string; readonly why?: string };

const UNKNOWN: LiveWords = {
  label: 'Неизвестно',
  why: 'Сайт сейчас не\u00a0говорит, видят\u00a0ли запись читатели',
};

/**
 * Of an entity that is not known to be seen.
 * @param isTelling whether the site says what readers see; null until that is known.
 */
export function unseenWords(isTelling: boolean | null): LiveWords | null {
  if (isTelling === null) return null;
  return isTelling ? { label: 'Не\u00a0видна' } : UNKNOWN;
}
