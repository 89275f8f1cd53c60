/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { focusInRow } from './focus-in-row.ts';

it('scrolls a focused element into the row while the row is mounted', () => {
  document.body.innerHTML = '<div><button>а</button><button>б</button></div>';
  const [row] = document.getElementsByTagName('div');
  const [one, other] = document.getElementsByTagName('button');
  if (!row || !one || !other) throw new Error('No element');
  const scrolled = jest.fn<(options: ScrollIntoViewOptions) => void>();
  Element.prototype.scrollIntoView = function into(options) {
    scrolled({ ...(typeof options === 'object' ? options : {}) });
  };
  const leave = focusInRow(row);
  other.focus();
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  leave?.();
  one.focus();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
