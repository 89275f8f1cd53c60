/** The label in a list for whether readers see an entity. */
export type LiveWords = { readonly label: string; readonly why?: string };

const UNKNOWN: LiveWords = {
  label: 'Неизвестно',
  why: 'Сайт сейчас не\u00a0говорит, видят\u00a0ли запись читатели',
};

/**
 * The label of an entity that is not known to be visible.
 * @param isTelling whether the site reports what readers see; null while unknown.
 */
export function unseenWords(isTelling: boolean | null): LiveWords | null {
  if (isTelling === null) return null;
  return isTelling ? { label: 'Не\u00a0видна' } : UNKNOWN;
}
