/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ref } from 'valtio';
import type { Order } from '../../../../contract/schemas/member.ts';
import { orderList } from '../../../stores/account.ts';
import { forgetMember } from '../../../stores/member-data.ts';
import { session } from '../../../stores/session.ts';
import { toasts } from '../../../stores/toasts.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { orderQuestions } from './order-questions.ts';
import { cancel, orderAgain, redeem, unredeem } from './orders.ts';

const order: Order = {
  id: 9,
  number: 'Я-9',
  kind: 'offer',
  item_id: 3,
  title: 'Футляр',
  state: 'ready',
  points: 300,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  code: 'YA9',
};
const shown = () => orderList.state.data?.items[0]?.state;
const said = () => toasts.shown.map(({ text }) => text);

beforeEach(() => {
  enter('anna');
  toasts.shown = [];
  session.points = 1000;
  orderList.state.data = ref({ items: [order], total: 1 });
});

describe('orderList', () => {
  it('gives the badges the number of orders, and is empty for the next member', async () => {
    backendOf({ orders: { items: [order, { ...order, id: 10 }], total: 2 } });
    await orderList.run();
    expect(session.ordersCount).toBe(2);
    forgetMember();
    expect(orderList.state.data).toBeNull();
  });
});

describe('order actions', () => {
  it('does not call a cancellation without a response an application', async () => {
    backendOf({});
    await cancel(order);
    expect(said().join()).toMatch(/^Ответ не\sпришёл/);
    expect(said().join()).not.toMatch(/заявка|оформится/);
  });

  it('cancels immediately, returns the points and sends a key', async () => {
    const backend = backendOf({ 'cancel.redeem.order': { ...order, state: 'cancelled' } });
    const cancelling = cancel(order);
    expect(shown()).toBe('cancelled');
    expect(session.points).toBe(1300);
    expect(await cancelling).toBe(true);
    expect(shown()).toBe('cancelled');
    const [asked] = backend.askedOf('cancel.redeem.order');
    expect(asked?.url).toContain('orderId=9');
    expect(asked?.attempt).toMatch(/^[\da-f]{32}$/);
    expect(said()).toEqual([expect.stringMatching(/^Заказ отменён/)]);
  });

  it('restores the order when the request is rejected, and gives the reason of the backend', async () => {
    backendOf({ 'cancel.redeem.order': { refused: 'state_conflict' } });
    expect(await cancel(order)).toBe(false);
    expect(shown()).toBe('ready');
    expect(session.points).toBe(1000);
    expect(said()).toEqual(['Нельзя']);
  });

  it('speaks of a place only before a place at a webinar is returned', () => {
    const asked = (kind: Order['kind']) => orderQuestions.cancel.text({ ...order, kind });
    expect(asked('webinar')).toMatch(/^Вернём .*\. Место достанется/);
    expect(asked('offer')).toMatch(/^Вернём .*\. Восстановить заказ не\sполучится\.$/);
  });

  it('nests the quotation marks of a title', () => {
    const asked = orderQuestions.again.text({ ...order, title: 'Экскурсия «Огни города»' });
    expect(asked).toContain('«Экскурсия „Огни города“» за');
  });

  it('promises no points back for an order that cost none', async () => {
    const free = { ...order, points: 0 };
    backendOf({ 'cancel.redeem.order': { ...free, state: 'cancelled' } });
    await cancel(free);
    expect(said()).toEqual(['Заказ отменён']);
  });

  it('orders anew what was cancelled, even if the first order never got its response', async () => {
    const backend = backendOf({ 'cancel.redeem.order': { ...order, state: 'cancelled' } });
    await orderAgain(order);
    await cancel(order);
    await orderAgain(order);
    const [first, second] = backend.askedOf('order.partner.offer');
    expect(second?.attempt).not.toBe(first?.attempt);
  });

  it('marks an order anew whose mark was removed, even if the first mark never got its response', async () => {
    const backend = backendOf({ 'cancel.redeem.order': order });
    await redeem(order);
    await unredeem(order);
    await redeem(order);
    const [first, second] = backend.askedOf('redeem.order');
    expect(second?.attempt).not.toBe(first?.attempt);
  });

  it('keeps the same key while there is no response', async () => {
    const backend = backendOf({});
    await redeem(order);
    await redeem(order);
    const [first, second] = backend.askedOf('redeem.order');
    expect(second?.attempt).toBe(first?.attempt);
    expect(shown()).toBe('ready');
  });

  it('marks as received, and removes the mark', async () => {
    const redeemed: Order = { ...order, state: 'redeemed' };
    backendOf({ 'redeem.order': redeemed, 'cancel.redeem.order': order });
    expect(await redeem(order)).toBe(true);
    expect(shown()).toBe('redeemed');
    expect(session.points).toBe(1000);
    expect(await unredeem(redeemed)).toBe(true);
    expect(shown()).toBe('ready');
  });
});

describe('orderAgain', () => {
  it('orders the same offer and shows the new order', async () => {
    const again: Order = { ...order, id: 10, state: 'new', code: null };
    const backend = backendOf({
      'order.partner.offer': again,
      orders: { items: [again, order], total: 2 },
    });
    expect(await orderAgain(order)).toBe(true);
    expect(backend.askedOf('order.partner.offer')[0]?.url).toContain('offerId=3');
    expect(orderList.state.data?.items.map(({ id }) => id)).toEqual([10, 9]);
  });

  it('agrees to the price that the question names', async () => {
    const backend = backendOf({ 'order.partner.offer': order });
    const asked = orderQuestions.again.text(order).replaceAll('\u00a0', ' ');
    expect(asked).toContain('за 300 баллов');
    expect(asked).not.toContain('стоит сейчас');
    await orderQuestions.again.act(order);
    expect(backend.askedOf('order.partner.offer')[0]?.url).toContain('points=300');
  });

  it('changes nothing when there are too few points', async () => {
    backendOf({ 'order.partner.offer': { refused: 'balance_too_low' } });
    expect(await orderAgain(order)).toBe(false);
    expect(session.points).toBe(1000);
    expect(orderList.state.data?.items).toHaveLength(1);
  });
});
