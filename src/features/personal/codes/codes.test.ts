/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { codes, isRegistered, registerCode } from './codes.ts';

const row = {
  id: 5,
  code: 'K7M2-9XWD-4HTA',
  product: 'Ясно День',
  points: 150,
  registered_at: '2026-11-21T10:00:00.000Z',
};

beforeEach(() => enter('anna'));

describe('registerCode', () => {
  it('returns the product and the points, from the reloaded list', async () => {
    const backend = backendOf({
      'product.code.registration': { accepted: true, id: 5 },
      'product.package.code': { items: [row], total: 1 },
    });
    expect(await registerCode(row.code)).toEqual({ ok: true, value: row });
    expect(codes.state.data?.items).toHaveLength(1);
    const [asked] = backend.askedOf('product.code.registration');
    expect(asked?.body).toEqual({ code: row.code });
    expect(asked?.attempt).toMatch(/^[\da-f]{32}$/);
  });

  it('succeeds without numbers when the list fails to load', async () => {
    backendOf({ 'product.code.registration': { accepted: true, id: 5 } });
    expect(await registerCode(row.code)).toEqual({ ok: true, value: null });
  });

  it('finds in the list a code that this member has registered in another tab', async () => {
    codes.reset();
    backendOf({
      'product.code.registration': { refused: 'product_code_used' },
      'product.package.code': { items: [row], total: 1 },
    });
    await registerCode(row.code);
    expect(isRegistered(row.code)).toBe(true);
  });

  it('passes on why a code was rejected', async () => {
    backendOf({ 'product.code.registration': { refused: 'product_code_used' } });
    expect(await registerCode(row.code)).toMatchObject({
      ok: false,
      error: { code: 'product_code_used' },
    });
  });
});
