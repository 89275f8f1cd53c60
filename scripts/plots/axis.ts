import type { Measurement } from './measurement.ts';

/** Maps values to positions between the two ends of a plot. */
export type Axis = {
  /** @returns 0 at the left end, 1 at the right. */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
};

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 6;

/** Starts at zero, so that lengths are proportional to values. */
function linear(most: number): Axis {
  const decade = 10 ** Math.floor(Math.log10(most / MOST_TICKS));
  const step = decade * (STEPS.find((one) => most / (decade * one) <= MOST_TICKS) ?? 10);
  const count = Math.ceil(most / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { at: (value) => value / (count * step), ticks };
}

/** Whole powers of ten. It has no zero, so positions can be compared but lengths cannot. */
export function logarithmicAxis(least: number, most: number): Axis {
  const from = Math.floor(Math.log10(least));
  const to = Math.max(from + 1, Math.ceil(Math.log10(most)));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  return { at: (value) => (Math.log10(value) - from) / (to - from), ticks };
}

/** An axis that fits all figures of a measurement. */
export function axisOf({ axis, groups }: Pick<Measurement, 'axis' | 'groups'>): Axis {
  const figures = groups.flatMap((group) => group.figures);
  const most = Math.max(...figures.map(({ value, to }) => to ?? value));
  if (axis === 'linear') return linear(most);
  return logarithmicAxis(Math.min(...figures.map(({ value }) => value)), most);
}
