import { escaped } from './escaped.ts';
import { valueOf, type PageElement, type PageSource } from './page-source.ts';

/**
 * Fills a built page's form with the visitor's input, so that nothing has to be typed again. Fields
 * are found by name; there is one of each on the page.
 */

const named = (page: PageSource, name: string, ...kinds: readonly string[]): PageElement[] =>
  page.all('name', ...kinds).filter((field) => valueOf(field, 'name') === name);

/** Selects an option; one that is not in the list selects nothing. */
export function choose(page: PageSource, name: string, value: string): void {
  const [list] = named(page, name, 'select');
  const options = list ? page.inside(list).filter((element) => element.name === 'option') : [];
  // React writes an apostrophe in another way.
  const written = escaped(value).replaceAll('&#39;', '&#x27;');
  const chosen = options.find((option) => valueOf(option, 'value') === written);
  for (const option of options) page.set(option, { selected: option === chosen ? '' : null });
}

/**
 * Ticks the checkboxes or radio buttons of one name whose value is among these, and clears the
 * others.
 */
export function check(page: PageSource, name: string, values: readonly string[]): void {
  for (const box of named(page, name, 'input')) {
    const isOn = values.includes(valueOf(box, 'value') ?? '');
    page.set(box, { checked: isOn ? '' : null });
  }
}

/** Puts a value into a field. */
export function typeInto(page: PageSource, name: string, typed: string): void {
  page.set(named(page, name, 'input')[0], { value: typed });
  const [area] = named(page, name, 'textarea');
  // React clears a text area during hydration, so the input is also kept in an attribute.
  page.set(area, { 'data-typed': typed });
  // HTML ignores the first line break inside.
  page.fill(area, `\n${escaped(typed)}`);
  choose(page, name, typed);
}

/** Marks a field as invalid, described by the element with the reason. */
export function blame(page: PageSource, name: string, describedBy: string): void {
  const [field] = named(page, name, 'input', 'textarea', 'select');
  if (!field) return;
  const known = valueOf(field, 'aria-describedby');
  const ids = known ? `${known} ${describedBy}` : describedBy;
  page.set(field, { 'aria-invalid': 'true', 'aria-describedby': ids });
}
