import type { KeyboardEvent } from 'react';

const WAYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Rounds away the error of binary fractions. */
const DECIMALS = 1e6;

/** Adds a step to a number in an input; text that is not a number counts as 0. */
export function stepped(value: string, by: number): string {
  const from = Number(value);
  return String(Math.round(((Number.isFinite(from) ? from : 0) + by) * DECIMALS) / DECIMALS);
}

const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * Arrow keys add a step, or ten with Shift. The input's own `step` would refuse every number
 * between two steps.
 */
export const stepKeys = (step: number) => (event: KeyboardEvent) => {
  const way = WAYS[event.key];
  const { target: input } = event;
  if (way === undefined || !(input instanceof HTMLInputElement)) return;
  event.preventDefault();
  // As if it were typed: React ignores a value set through its own property of the element.
  inputValue?.set?.call(input, stepped(input.value, way * step * (event.shiftKey ? 10 : 1)));
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
