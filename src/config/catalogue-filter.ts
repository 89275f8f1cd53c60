import { LENS_TYPE_KEYS, type LensTypeKey } from '../../contract/schemas/lens-types.ts';
import { routes } from './routes.ts';

/**
 * What a visitor wants to see of the catalogue: one section or all, lenses of any of these types
 * or all products. The address carries it: `/catalog/?section=odnodnevnye-linzy&type=toric,18th`.
 */
export type Selection = {
  readonly section: string | null;
  /** In the order of the contract's keys, each once. */
  readonly types: readonly LensTypeKey[];
};

export const EVERYTHING: Selection = { section: null, types: [] };

/** Stands for what cannot be an alias: no section is called so, and the address stays harmless. */
const NO_SECTION = '-';
const ALIAS = /^[a-z\d-]{1,120}$/;

function sectionOf(claimed: string | null): string | null {
  if (claimed === null || claimed === '') return null;
  return ALIAS.test(claimed) ? claimed : NO_SECTION;
}

/** Reads the query of an address. Types that are not ours are passed over. */
export function parseSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  const claimed = query.getAll('type').flatMap((value) => value.split(','));
  return {
    section: sectionOf(query.get('section')),
    types: LENS_TYPE_KEYS.filter((key) => claimed.includes(key)),
  };
}

/** The one spelling of a selection in an address: `?section=a&type=toric,18th`, or nothing. */
export function selectionQuery({ section, types }: Selection): string {
  const parts = [
    ...(section === null ? [] : [`section=${section}`]),
    ...(types.length === 0 ? [] : [`type=${types.join(',')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The address of the catalogue that shows a selection. */
export const selectionUrl = (selection: Selection): string =>
  routes.catalog + selectionQuery(selection);

/** What the filter knows of a product. */
export type Filtered = { readonly section: string; readonly types: readonly string[] };

/** Whether a product is shown: in the section wanted, and of at least one of the types. */
export function isSelected(product: Filtered, { section, types }: Selection): boolean {
  return (
    (section === null || product.section === section) &&
    (types.length === 0 || types.some((type) => product.types.includes(type)))
  );
}

/** One control of the filter: a section (or all of them, ''), or a type of lenses. */
export type Facet = { readonly name: 'section' | 'type'; readonly value: string };

/** Whether a control is on. */
export function isOn({ name, value }: Facet, { section, types }: Selection): boolean {
  return name === 'section' ? (section ?? '') === value : types.some((type) => type === value);
}

/** What pressing a control leads to: sections replace each other, types come and go. */
export function pressed(facet: Facet, selection: Selection): Selection {
  const { name, value } = facet;
  if (name === 'section') return { ...selection, section: value === '' ? null : value };
  const on = isOn(facet, selection);
  const types = LENS_TYPE_KEYS.filter((key) =>
    key === value ? !on : selection.types.includes(key),
  );
  return { ...selection, types };
}

/**
 * How many products a control stands for: a section among the types chosen, a type within the
 * section chosen.
 */
export function countOf(
  { name, value }: Facet,
  selection: Selection,
  products: readonly Filtered[],
): number {
  const alone: Selection =
    name === 'section'
      ? pressed({ name, value }, selection)
      : pressed({ name, value }, { ...selection, types: [] });
  return products.filter((product) => isSelected(product, alone)).length;
}
