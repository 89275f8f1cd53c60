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

  it('puts offers that have not begun between the two, the earliest first', () => {
    const lasting = (id: number, valid_from: string, valid_to: string) => ({
      ...exampleSale,
      ...{ id, valid_from, valid_to },
    });
    const items = [
      lasting(1, '2026-11-01', '2026-11-20'),
      lasting(2, '2026-12-05', '2026-12-10'),
      lasting(3, '2026-11-22', '2026-12-20'),
      lasting(4, '2026-11-01', '2026-12-31'),
    ];
    expect(inOrder(items, '2026-11-21').map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  it('sorts by end date alone where the day is unknown', () => {
    const items = [exampleSale, { ...exampleSale, id: 5, valid_to: '2026-11-30' }];
    expect(inOrder(items, '').map(({ id }) => id)).toEqual([5, 4]);
  });
});
