import { describe, expect, it } from '@jest/globals';
import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import { exampleCertificate } from '../../../../tests/examples/certificate.ts';
import { nextReward } from './reward.ts';
import { tasksOf } from './tasks.ts';
import { isNew, type Today } from './today.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

const nobody: Today = {
  balance: { available: 0, pending: 0, expiring: null },
  profile: null,
  orders: [],
  entries: [],
  certificates: [],
  offers: [],
  survey: null,
};
const certificate = (valid_to: string, state: Certificate['state'] = 'issued') =>
  exampleCertificate({ valid_to, state });
const order = (state: 'ready' | 'new') => ({
  id: 1,
  number: 'Я-1',
  kind: 'offer' as const,
  item_id: 1,
  title: 'Футляр',
  state,
  points: 1,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  code: null,
});
const sections = (today: Partial<Today>) =>
  tasksOf({ ...nobody, ...today }, NOW).map(({ section }) => section);

describe('tasksOf', () => {
  it('ends a certificate with its last day in Moscow', () => {
    const own = { ...nobody, certificates: [certificate('2026-11-21')] };
    const at = (moment: string) => tasksOf(own, Date.parse(moment)).length;
    expect(at('2026-11-21T23:59:00+03:00')).toBe(1);
    // The certificate itself says «Действует по»: that day counts.
    expect(tasksOf(own, NOW)[0]?.title).toMatch(/ действует по\s21/);
    expect(at('2026-11-22T00:01:00+03:00')).toBe(0);
  });

  it('says that points can still be spent on their last day', () => {
    const expiring = { points: 5, on: '2026-12-05' };
    const [task] = tasksOf({ ...nobody, balance: { available: 9, pending: 0, expiring } }, NOW);
    expect(task?.title).toMatch(/^5\u00a0баллов сгорят после 5\u00a0декабря 2026$/);
  });

  it('lists the most urgent first', () => {
    const found = sections({
      certificates: [certificate('2026-11-25')],
      orders: [order('ready'), order('new')],
      balance: { available: 9, pending: 0, expiring: { points: 5, on: '2026-12-01' } },
      survey: {
        id: 1,
        title: 'Анкета',
        lead: '',
        kind: 'survey',
        questions: [],
        points: 50,
        answered: false,
        results: null,
      },
      profile: {
        id: 1,
        firstName: 'Анна',
        lastName: null,
        phone: null,
        email: null,
        email_confirmed: false,
        birthday: null,
        city_id: null,
        children: [],
        consents: [],
        updated_at: '2026-11-01T10:00:00.000Z',
      },
    });
    expect(found).toEqual(['certificates', 'orders', 'history', 'surveys', 'profile']);
  });

  it.each([
    ['on its last day', '2026-11-21', 1],
    ['two weeks before its end', '2026-12-05', 1],
    ['long before its end', '2026-12-20', 0],
    ['that has expired', '2026-11-19', 0],
  ])('gives the tasks for a certificate %s', (_when, day, count) => {
    expect(sections({ certificates: [certificate(day)] })).toHaveLength(count);
  });

  it('omits what is used, distant or unknown', () => {
    const expiring = { points: 5, on: '2027-11-01' };
    expect(sections({ certificates: [certificate('2026-11-25', 'redeemed')] })).toEqual([]);
    expect(sections({ balance: { available: 9, pending: 0, expiring } })).toEqual([]);
    expect(sections({ orders: null, certificates: null })).toEqual([]);
  });
});

describe('isNew', () => {
  it('recognises a new member, but not while data is missing', () => {
    expect(isNew(nobody)).toBe(true);
    expect(isNew({ ...nobody, orders: [order('new')] })).toBe(false);
    expect(isNew({ ...nobody, entries: null })).toBe(false);
  });
});

describe('nextReward', () => {
  const offer = (id: number, points: number, places_left: number | null = null) => ({
    id,
    title: 'Кофе',
    partner: 'Зерно',
    lead: '',
    body: '',
    cover: { src: '/media/a.jpg', alt: '', width: 1, height: 1 },
    points,
    places_left,
    valid_to: '2026-12-31',
    updated_at: '2026-11-01T10:00:00.000Z',
  });
  it.each([
    ['an offer with half of its price saved', [300, 800, 1500], 1000, 1500, 500, 66],
    ['an affordable offer, while the rest is out of reach', [300, 800, 5000], 1000, 800, 0, 100],
    ['the cheapest offer, when nothing is within reach', [3000, 5000], 1000, 3000, 2000, 33],
  ])('aims at %s', (_what, prices, available, points, missing, progress) => {
    const offers = prices.map((price, id) => offer(id + 1, price));
    expect(nextReward(offers, available)).toMatchObject({ offer: { points }, missing, progress });
  });

  it('does not aim at a sold-out offer', () => {
    expect(nextReward([offer(1, 300, 0)], 1000)).toBeNull();
    expect(nextReward([], 1000)).toBeNull();
  });
});
