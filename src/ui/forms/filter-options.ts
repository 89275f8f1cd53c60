/** Nobody reads more lines than this; typing on narrows the list. */
const MOST_SHOWN = 50;

/** Ignores case, and treats «ё» as «е», which most people type for it. */
const keyOf = (text: string) => text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** The first options whose title contains the typed text; those that begin with it come first. */
export function filterOptions<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
  most: number = MOST_SHOWN,
): Option[] {
  const wanted = keyOf(typed);
  const beginning: Option[] = [];
  const containing: Option[] = [];
  for (const option of options) {
    if (beginning.length === most) break;
    const place = keyOf(option.label).indexOf(wanted);
    if (place === 0) beginning.push(option);
    else if (place > 0) containing.push(option);
  }
  return [...beginning, ...containing].slice(0, most);
}
