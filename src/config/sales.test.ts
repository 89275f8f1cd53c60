import { describe, expect, it } from '@jest/globals';
import { inOrder, saleOf } from './sales.ts';
import { exampleSale } from '../../tests/examples/sale.ts';

const other = { ...exampleSale, id: 5, alias: 'rastvory' };

describe('saleOf', () => {
  it.each([
    ['rastvory', 5],
    ['4', 4],
    ['04', undefined],
    ['', undefined],
    ['nichego', undefined],
  ])('%j gives %j', (slug, id) => {
    expect(saleOf([exampleSale, other], slug)?.id).toBe(id);
  });
});

describe('inOrder', () => {
  it('sorts by end date, with expired ones last', () => {
    const until = (id: number, valid_to: string) => ({ ...exampleSale, id, valid_to });
    const items = [until(1, '2026-11-20'), until(2, '2027-01-31'), until(3, '2026-11-21')];
    expect(inOrder(items, '2026-11-21').map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
