import { LENS_TYPE_KEYS, type LensTypeKey } from '../../contract/schemas/lens-types.ts';
import { routes } from './routes.ts';

/**
 * A visitor's selection in the catalogue: one section or all, lenses of any of these types or all
 * products. It is stored in the URL: `/catalog/?section=odnodnevnye-linzy&type=toric,18th`.
 */
export type Selection = {
  readonly section: string | null;
  /** In the order of the contract's keys, each once. */
  readonly types: readonly LensTypeKey[];
};

export const EVERYTHING: Selection = { section: null, types: [] };

/**
 * Replaces anything that cannot be an alias: no section has this name, and the URL stays harmless.
 */
const NO_SECTION = '-';
const ALIAS = /^[a-z\d-]{1,120}$/;

function sectionOf(claimed: string | null): string | null {
  if (claimed === null || claimed === '') return null;
  return ALIAS.test(claimed) ? claimed : NO_SECTION;
}

/** Parses the query of a URL. Unknown types are ignored. */
export function parseSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  const claimed = query.getAll('type').flatMap((value) => value.split(','));
  return {
    section: sectionOf(query.get('section')),
    types: LENS_TYPE_KEYS.filter((key) => claimed.includes(key)),
  };
}

/** The canonical query of a selection: `?section=a&type=toric,18th`, or nothing. */
export function selectionQuery({ section, types }: Selection): string {
  const parts = [
    ...(section === null ? [] : [`section=${section}`]),
    ...(types.length === 0 ? [] : [`type=${types.join(',')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The URL of the catalogue with a selection. */
export const selectionUrl = (selection: Selection): string =>
  routes.catalog + selectionQuery(selection);

/** The fields of a product that the filter uses. */
export type Filtered = { readonly section: string; readonly types: readonly string[] };

/** Whether a product is shown: in the selected section, and of at least one of the types. */
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

/** The selection after pressing a control: sections replace each other, types toggle. */
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
 * The number of products behind a control: a section within the selected types, a type within the
 * selected section.
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
