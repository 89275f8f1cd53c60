/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ref } from 'valtio';
import { session } from '../../../stores/session.ts';
import { toasts } from '../../../stores/toasts.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { exampleOrder, exampleWebinar } from '../../../../tests/examples/webinar.ts';
import { cancelSignUp, signUp, webinars } from './webinars.ts';

const shown = () => {
  const item = webinars.state.data?.items[0];
  return { registered: item?.registered, left: item?.places_left, points: session.points };
};

beforeEach(() => {
  enter('anna');
  toasts.shown = [];
  session.points = 500;
  webinars.state.data = ref({ items: [exampleWebinar], total: 1, ahead: 0 });
});

describe('signUp', () => {
  it('reserves a place and spends the points immediately', async () => {
    backendOf({ 'order.webinar': exampleOrder });
    const signing = signUp(exampleWebinar);
    expect(shown()).toEqual({ registered: true, left: 4, points: 400 });
    expect(await signing).toMatchObject({ ok: true });
  });

  it('restores both when the last place was taken in the meantime', async () => {
    backendOf({ 'order.webinar': { refused: 'no_places_left' } });
    await signUp(exampleWebinar);
    expect(shown()).toEqual({ registered: false, left: 5, points: 500 });
    expect(toasts.shown[0]).toMatchObject({
      tone: 'error',
      text: 'Последнее место только что заняли',
    });
  });
});

describe('cancelSignUp', () => {
  const mine = { ...exampleWebinar, registered: true, order_id: 9, places_left: 4 };

  beforeEach(() => {
    webinars.state.data = ref({ items: [mine], total: 1, ahead: 0 });
    session.points = 400;
  });

  it('gives the place back by its order', async () => {
    const backend = backendOf({ 'cancel.redeem.order': { ...exampleOrder, state: 'cancelled' } });
    const cancelling = cancelSignUp(mine, 9);
    expect(shown()).toEqual({ registered: false, left: 5, points: 500 });
    await cancelling;
    expect(backend.askedOf('cancel.redeem.order')[0]?.url).toContain('orderId=9');
  });

  it('signs up anew afterwards, even if the first time never got its response', async () => {
    const backend = backendOf({ 'cancel.redeem.order': { ...exampleOrder, state: 'cancelled' } });
    await signUp(exampleWebinar);
    await cancelSignUp(mine, 9);
    await signUp(exampleWebinar);
    const [first, second] = backend.askedOf('order.webinar');
    expect(second?.attempt).not.toBe(first?.attempt);
  });

  it('keeps it when the webinar has started, or shows that it was cancelled elsewhere', async () => {
    backendOf({ 'cancel.redeem.order': { refused: 'state_conflict' } });
    await cancelSignUp(mine, 9);
    expect(shown()).toEqual({ registered: true, left: 4, points: 400 });
    expect(toasts.shown[0]?.text).toMatch(/вебинар начался или запись уже отменена/);
  });
});
