import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LENS_TYPE_KEYS } from '../../contract/schemas/lens-types.ts';
import {
  countOf,
  EVERYTHING,
  isOn,
  isSelected,
  parseSelection,
  pressed,
  selectionQuery,
  selectionUrl,
  type Facet,
  type Selection,
} from './catalogue-filter.ts';

const alias = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,3}$/);
const selections = fc.record({
  section: fc.option(alias),
  types: fc.subarray([...LENS_TYPE_KEYS]),
});
/** Arbitrary query strings. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))
    .map(([section, type]) => `?section=${section}&type=${type}`),
  fc
    .tuple(fc.webQueryParameters(), fc.webQueryParameters())
    .map(([section, type]) => `?section=${section}&type=${type}&type=toric`),
);

describe('a selection in the URL', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(parseSelection(selectionQuery(selection))).toEqual(selection);
      }),
    );
  });

  it('is safe for any input, and has one canonical form', () => {
    fc.assert(
      fc.property(hostile, (search) => {
        const query = selectionQuery(parseSelection(search));
        expect(query).toMatch(/^$|^\?[a-z\d=&,-]+$/);
        expect(query.length).toBeLessThan(200);
        expect(selectionQuery(parseSelection(query))).toBe(query);
      }),
    );
  });

  it.each([
    ['', ''],
    ['?section=&type=', ''],
    ['?type=18th,toric,toric,x', '?type=toric,18th'],
    ['?type=18th&type=toric', '?type=toric,18th'],
    ['?type=toric%2C18th&utm_source=a', '?type=toric,18th'],
    ['?section=kapli', '?section=kapli'],
    ['?section=%3Cscript%3E', '?section=-'],
    ['?section=%E0%A4%A', '?section=-'],
    [`?section=${'a'.repeat(121)}`, '?section=-'],
    ['?section=__proto__&type=constructor', '?section=-'],
  ])('reads «%s» as «%s»', (written, meant) => {
    expect(selectionQuery(parseSelection(written))).toBe(meant);
  });

  it('is the URL of the catalogue itself when nothing is filtered', () => {
    expect(selectionUrl(EVERYTHING)).toBe('/catalog/');
    expect(selectionUrl({ section: 'kapli', types: ['toric'] })).toBe(
      '/catalog/?section=kapli&type=toric',
    );
  });
});

const products = [
  { section: 'day', types: ['toric'] },
  { section: 'day', types: ['18th', 'aspherical'] },
  { section: 'month', types: ['toric', 'multifocal'] },
  { section: 'drops', types: [] },
];
const facets: Facet[] = [
  ...['', 'day', 'month', 'drops'].map((value) => ({ name: 'section', value }) as const),
  ...LENS_TYPE_KEYS.map((value) => ({ name: 'type', value }) as const),
];

describe('the visible products', () => {
  const shown = (selection: Selection) =>
    products.flatMap((product, index) => (isSelected(product, selection) ? [index] : []));

  it('are all without a filter, otherwise those of the section and any of the types', () => {
    expect(shown(EVERYTHING)).toEqual([0, 1, 2, 3]);
    expect(shown({ section: 'day', types: [] })).toEqual([0, 1]);
    expect(shown({ section: null, types: ['toric', '18th'] })).toEqual([0, 1, 2]);
    expect(shown({ section: 'day', types: ['multifocal', '18th'] })).toEqual([1]);
    expect(shown({ section: 'drops', types: ['toric'] })).toEqual([]);
    expect(shown(parseSelection('?section=%00'))).toEqual([]);
  });

  it('are counted for each control as if it were the only one of its kind', () => {
    const selection: Selection = { section: 'day', types: ['toric'] };
    const counts = facets.map((facet) => countOf(facet, selection, products));
    expect(counts).toEqual([2, 1, 1, 0, 1, 1, 0, 1]);
  });
});

describe('a control', () => {
  it('of a type toggles, leaving the rest', () => {
    const types = facets.filter(({ name }) => name === 'type');
    fc.assert(
      fc.property(selections, fc.constantFrom(...types), (selection, facet) => {
        const once = pressed(facet, selection);
        expect(isOn(facet, once)).toBe(!isOn(facet, selection));
        expect(pressed(facet, once)).toEqual(selection);
      }),
    );
  });

  it('of a section replaces the section, and the empty one clears it', () => {
    const day = pressed({ name: 'section', value: 'day' }, { section: 'month', types: ['toric'] });
    expect(day).toEqual({ section: 'day', types: ['toric'] });
    expect(isOn({ name: 'section', value: 'day' }, day)).toBe(true);
    expect(pressed({ name: 'section', value: '' }, day).section).toBeNull();
    expect(isOn({ name: 'section', value: '' }, EVERYTHING)).toBe(true);
  });
});
