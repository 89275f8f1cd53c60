import type { LensParameters } from '../../../contract/schemas/product.ts';

/** The numbers of a lens in Russian notation. */

// A minus as wide as the plus: Intl writes a hyphen.
const withMinus = (text: string): string => text.replace('-', '−');

const plain = new Intl.NumberFormat('ru', { maximumFractionDigits: 3 });
const dioptres = new Intl.NumberFormat('ru', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const unsigned = new Intl.NumberFormat('ru', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `8.6` → «8,6». */
export const formatNumber = (value: number): string => withMinus(plain.format(value));

/** `-0.5` → «−0,50», `4` → «+4,00». */
export const formatDioptres = (value: number): string => withMinus(dioptres.format(value));

/** `[8.3, 8.7]`, `мм` → «8,3; 8,7 мм». Semicolons, because the comma is the decimal sign. */
export const formatList = (values: number[], unit: string): string =>
  `${values.map(formatNumber).join('; ')}\u00a0${unit}`;

/** «от −0,50 до −6,00 (шаг 0,25)» */
export function formatPowerRange({ from, to, step }: LensParameters['powers'][number]): string {
  if (from === to) return formatDioptres(from);
  return `от\u00a0${formatDioptres(from)} до\u00a0${formatDioptres(to)} (шаг\u00a0${unsigned.format(step)})`;
}

/** «−0,75; −1,25 дптр» */
export const formatCylinders = (values: number[]): string =>
  `${values.map(formatDioptres).join('; ')}\u00a0дптр`;

/** Evenly spaced axes as a range, «от 10° до 180° (шаг 10°)», others one by one. */
export function formatAxes(axes: number[]): string {
  const [first, second] = axes;
  const last = axes.at(-1);
  if (first === undefined || second === undefined || last === undefined)
    return axes.map((axis) => `${String(axis)}°`).join('; ');
  const step = second - first;
  const even = axes.length > 2 && axes.every((axis, index) => axis === first + index * step);
  if (!even) return axes.map((axis) => `${String(axis)}°`).join('; ');
  return `от\u00a0${String(first)}° до\u00a0${String(last)}° (шаг\u00a0${String(step)}°)`;
}
