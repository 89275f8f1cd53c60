import { describe, expect, it } from '@jest/globals';
import type { Order } from '../../../../contract/schemas/member.ts';
import { actionsOf, isActive, stateWords, stepsOf } from './order-steps.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const HOUR = 3_600_000;

const order = (over: Partial<Order>): Order => ({
  id: 1,
  number: 'Я-1',
  kind: 'offer',
  item_id: 3,
  title: 'Футляр',
  state: 'new',
  points: 300,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  code: null,
  ...over,
});

describe('stepsOf', () => {
  it.each([
    ['new', ['now', 'ahead', 'ahead', 'ahead']],
    ['confirmed', ['done', 'now', 'ahead', 'ahead']],
    ['ready', ['done', 'done', 'now', 'ahead']],
    ['redeemed', ['done', 'done', 'done', 'done']],
    ['cancelled', []],
  ] as const)('shows the state of an order: %s', (state, standings) => {
    expect(stepsOf({ kind: 'offer', state }).map(({ standing }) => standing)).toEqual(standings);
  });

  it('has its own labels for a webinar', () => {
    expect(stateWords({ kind: 'webinar', state: 'confirmed' })).toBe('Место за\u00a0вами');
    expect(stateWords({ kind: 'offer', state: 'confirmed' })).toBe('Подтверждён');
  });
});

describe('isActive', () => {
  it('counts orders still to be collected', () => {
    const states = ['new', 'confirmed', 'ready', 'redeemed', 'cancelled'] as const;
    expect(states.filter((state) => isActive({ state }))).toEqual(['new', 'confirmed', 'ready']);
  });
});

describe('actionsOf', () => {
  it.each([
    [{ state: 'new' }, ['cancel']],
    [{ state: 'confirmed' }, ['cancel']],
    [{ state: 'ready' }, ['show', 'cancel']],
    [{ state: 'ready', code: 'YA9' }, ['redeem']],
    [{ state: 'ready', kind: 'webinar' }, ['cancel']],
    [{ state: 'cancelled' }, ['again']],
    [{ state: 'redeemed' }, ['again', 'unredeem']],
    [{ state: 'redeemed', kind: 'webinar' }, []],
    [{ state: 'cancelled', kind: 'webinar' }, []],
  ] as const)('offers what %j allows', (over, actions) => {
    expect(actionsOf(order(over), NOW)).toEqual(actions);
  });

  it('allows removing a mark within a day only', () => {
    const marked = order({ state: 'redeemed' });
    const at = Date.parse(marked.updated_at);
    expect(actionsOf(marked, at + 24 * HOUR - 1)).toContain('unredeem');
    expect(actionsOf(marked, at + 24 * HOUR)).not.toContain('unredeem');
  });
});
