/** The active class names as one attribute: `classNames(css.root, wide && css.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
