/** More than this many lines nobody reads; typing on finds the rest. */
const MOST_SHOWN = 50;

/** Options whose title holds what was typed, whatever its case; the first of very many. */
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
