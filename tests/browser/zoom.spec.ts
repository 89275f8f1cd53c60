/** Nobody has to scroll sideways, however large he needs it. */
import { pages } from '../pages.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';
import { visit } from './visit.ts';

const NOT_FOUND = /status of 404/;

const cases = [
  { name: 'at 400 % of 1280 px', width: 320, height: 256, view: {} },
  { name: 'with the largest text at 360 px', width: 360, height: 740, view: { 'text-size': '3' } },
  {
    name: 'with the largest text and the widest spacing at 360 px',
    width: 360,
    height: 740,
    view: { 'text-size': '3', 'letter-spacing': '2', 'line-spacing': '2' },
  },
  {
    name: 'with the largest text at 1280 px',
    width: 1280,
    height: 800,
    view: { 'text-size': '3' },
  },
] as const;

for (const { name, width, height, view } of cases) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, tolerate: [NOT_FOUND] });
    for (const one of pages) {
      test(`${one.kind} does not scroll sideways`, async ({ page, context }) => {
        await chooseView(context, view);
        await visit(context, page, one);
        expect(await sideways(page)).toEqual([]);
      });
    }
  });
}
