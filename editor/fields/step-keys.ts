import type { KeyboardEvent } from 'react';

const WAYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Binary fractions leave a trace far behind the point. */
const DECIMALS = 1e6;

/** A number in an input, moved by a step; what is no number begins at nothing. */
export function stepped(value: string, by: number): string {
  const from = Number(value);
  return String(Math.round(((Number.isFinite(from) ? from : 0) + by) * DECIMALS) / DECIMALS);
}

const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * Arrow keys that add a step; with Shift ten times as much. A step of the input itself would refuse
 * every number between two steps.
 */
export const stepKeys = (step: number) => (event: KeyboardEvent) => {
  const way = WAYS[event.key];
  const { target: input } = event;
  if (way === undefined || !(input instanceof HTMLInputElement)) return;
  event.preventDefault();
  // As if it were typed: React looks at a value that the element itself was given.
  inputValue?.set?.call(input, stepped(input.value, way * step * (event.shiftKey ? 10 : 1)));
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
