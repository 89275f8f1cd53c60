/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { showView, shownView } from '../stores/view.ts';
import { PRE_PAINT_SCRIPT } from './pre-paint.ts';

it('writes a cookie that the script of the next page understands', () => {
  const view = { palette: 'contrast', 'text-size': '3', 'letter-spacing': '2' } as const;
  showView(view);
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  new Function(PRE_PAINT_SCRIPT)();
  expect(shownView()).toEqual(view);
});
