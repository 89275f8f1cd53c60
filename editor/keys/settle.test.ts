/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { settle } from './settle.ts';

/** A focused input, and a function called when it loses the focus. */
function entered(type: string) {
  const input = document.createElement('input');
  input.type = type;
  document.body.append(input);
  input.focus();
  const left = jest.fn();
  input.addEventListener('focusout', left);
  return { input, left };
}

it.each(['date', 'time', 'datetime-local'])('a %s input is blurred and focused again', (type) => {
  const { input, left } = entered(type);
  settle(document.activeElement);
  expect(left).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input);
});

it('leaves other inputs alone: their values apply at once, and lists would reopen', () => {
  const { left } = entered('text');
  settle(document.activeElement);
  settle(null);
  expect(left).not.toHaveBeenCalled();
});
