/** The short form of `npm run bench -- invocations`: how many edge functions a page view starts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { NEAR_CITY_FILE } from '../../src/config/constants.ts';
import { dataOf, MOST, perPublicView, startedBy } from '../bench/invocations/count.ts';
import { publicPages, VISITORS } from '../bench/invocations/day.ts';
import { projectRoot } from '../site/site.ts';

const started = await startedBy(projectRoot);

/** Pages that the edge may write into for anybody, and by which function. */
const WRITTEN: Readonly<Record<string, string>> = {
  catalogue: 'catalogue-page',
  comparison: 'catalogue-page',
  search: 'search-page',
  'where to buy': 'shop-list',
  'map of opticians': 'shop-list',
  cities: 'city-page',
  poll: 'survey',
  survey: 'survey',
  'discount shops': 'discount-step',
  'discount order': 'discount-step',
  'theme feedback': 'theme-feedback',
  view: 'view',
};

test(`a view of a public page starts at most ${MOST} edge functions`, () => {
  const all = perPublicView(started).reduce((sum, { count }) => sum + count, 0);
  assert.ok(all > 0.05, `${all}: nothing was counted`);
  assert.ok(all <= MOST, `${all}: see npm run bench -- invocations`);
});

test('a page for a visitor without cookies starts the function that writes into it, if any', () => {
  for (const { kind, url } of publicPages) {
    const own = WRITTEN[kind];
    assert.deepEqual(started(url), own === undefined ? [] : [own], kind);
  }
});

test('the page data of a public page starts no function, whoever the visitor is', () => {
  for (const { kind, url } of publicPages) {
    for (const { cookie } of VISITORS) assert.deepEqual(started(dataOf(url), cookie), [], kind);
  }
  assert.equal(
    dataOf('/discounts/5/shops/?product=17'),
    '/page-data/discounts/5/shops/page-data.json',
  );
});

test('the nearby city starts one function, whatever the cookies', () => {
  for (const { cookie } of VISITORS) {
    assert.deepEqual(started(`/${NEAR_CITY_FILE}`, cookie), ['near-city']);
  }
});

test('the shares of visitors add up to one', () => {
  const sum = VISITORS.reduce((all, { share }) => all + share, 0);
  assert.ok(Math.abs(sum - 1) < 1e-9, String(sum));
});
