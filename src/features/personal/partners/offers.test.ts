/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ref } from 'valtio';
import { session } from '../../../stores/session.ts';
import { toasts } from '../../../stores/toasts.ts';
import { exampleOffer as offer } from '../../../../tests/examples/offer.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { offers, orderOffer } from './offers.ts';

const order = {
  id: 9,
  number: 'Я-9',
  kind: 'offer',
  item_id: 3,
  title: 'Футляр',
  state: 'new',
  points: 300,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  code: null,
};
const left = () => offers.state.data?.items[0]?.places_left;

beforeEach(() => {
  enter('anna');
  toasts.shown = [];
  session.points = 1000;
  offers.state.data = ref({ items: [offer], total: 1 });
});

describe('orderOffer', () => {
  it('shows the spent points and the place immediately', async () => {
    const backend = backendOf({ 'order.partner.offer': order });
    const ordering = orderOffer(offer);
    expect(session.points).toBe(700);
    expect(left()).toBe(1);
    expect(await ordering).toMatchObject({ ok: true, value: { number: 'Я-9' } });
    const [asked] = backend.askedOf('order.partner.offer');
    expect(asked?.url).toContain('offerId=3');
    expect(asked?.url).toContain('points=300');
    expect(asked?.attempt).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    ['balance_too_low', /Баллов не\sхватает/],
    ['no_places_left', /разобрали/],
    ['state_conflict', /закончилось/],
  ])('restores both on %s and says why', async (code, words) => {
    backendOf({ 'order.partner.offer': { refused: code } });
    await orderOffer(offer);
    expect(session.points).toBe(1000);
    expect(left()).toBe(2);
    expect(toasts.shown.map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
  });

  it('keeps its key while there is no response, and says that nothing is paid twice', async () => {
    const backend = backendOf({});
    await orderOffer(offer);
    await orderOffer(offer);
    const [first, second] = backend.askedOf('order.partner.offer');
    expect(second?.attempt).toBe(first?.attempt);
    expect(toasts.shown[0]?.text).toMatch(/«Мои заказы».*второй раз/);
    expect(session.points).toBe(1000);
  });
});
