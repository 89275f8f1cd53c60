/** Nobody reads more lines than this; typing on narrows the list. */
const MOST_SHOWN = 50;

/** The first options whose title contains the typed text, ignoring case. */
export function filterOptions<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
  most: number = MOST_SHOWN,
): Option[] {
  const wanted = typed.trim().toLocaleLowerCase('ru');
  const found: Option[] = [];
  for (const option of options) {
    if (found.length === most) break;
    if (option.label.toLocaleLowerCase('ru').includes(wanted)) found.push(option);
  }
  return found;
}
