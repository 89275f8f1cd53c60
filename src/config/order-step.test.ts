import { describe, expect, it } from '@jest/globals';
import { orderStep, stepKey, wayBackFrom } from './order-step.ts';

describe('orderStep', () => {
  it('parses both live steps', () => {
    expect(orderStep('/discounts/3/shops/', '?product=5&city=all')).toEqual({
      discount: 3,
      page: 'shops',
      product: '5',
      shop: '',
      everywhere: true,
    });
    expect(orderStep('/discounts/3/order', '?product=5&shop=9')).toMatchObject({
      page: 'order',
      product: '5',
      shop: '9',
      everywhere: false,
    });
  });

  it.each(['/discounts/3/', '/discounts/x/shops/', '/discounts/online/', '/discounts/3/pay/'])(
    'finds no step at %s',
    (path) => {
      expect(orderStep(path, '')).toBeNull();
    },
  );
});

describe('stepKey', () => {
  const key = (path: string, search: string, city: string) => {
    const step = orderStep(path, search);
    return step && stepKey(step, city);
  };

  it('depends on the city at step 2 only', () => {
    expect(key('/discounts/3/shops/', '?product=5', 'Казань')).toBe('5|Казань');
    expect(key('/discounts/3/shops/', '?product=5&city=all', 'Казань')).toBe('5|Казань|all');
    expect(key('/discounts/3/order/', '?product=5&shop=9', 'Казань')).toBe('5|9');
  });
});

describe('wayBackFrom', () => {
  const from = (fields?: Record<string, string>, code = 'not_found') =>
    wayBackFrom({ discount: 3, product: '5' }, { code, ...(fields && { fields }) });

  it('leads to the last valid step', () => {
    expect(from({ discount: '' })).toBe('/discounts/#offer-gone');
    expect(from({ product: '' })).toBe('/discounts/3/#product-gone');
    expect(from({ product: '', shop: '' }, 'bad_request')).toBe('/discounts/3/#product-gone');
    expect(from({ shop: '' })).toBe('/discounts/3/shops/?product=5#shop-gone');
    expect(from(undefined, 'discount_over')).toBe('/discounts/3/#offer-over');
    expect(from(undefined, 'discount_upcoming')).toBe('/discounts/3/#offer-upcoming');
  });

  it('leads nowhere when the step is not at fault', () => {
    expect(from(undefined, 'upstream')).toBeNull();
    expect(from({ cityName: '' }, 'bad_request')).toBeNull();
  });

  it('uses the visitor’s input in the URL only as a value', () => {
    expect(wayBackFrom({ discount: 3, product: '&a#b' }, { code: '', fields: { shop: '' } })).toBe(
      '/discounts/3/shops/?product=%26a%23b#shop-gone',
    );
  });
});
