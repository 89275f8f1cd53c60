/** The point of a picture that every crop keeps, as fractions of its sides from the top left. */
import type { Focus } from '../../contract/fields.ts';
import { percentWords } from '../../src/config/number-words.ts';

export const MIDDLE: Focus = { x: 0.5, y: 0.5 };

const STEP = 0.01;
const LONG_STEP = 0.1;

/** Within the picture, in whole percent. */
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The point after a key press: an arrow moves it, ten times as far with Shift, and Home centres it.
 * @returns null for any other key.
 */
export function movedBy(key: string, isLong: boolean, { x, y }: Focus): Focus | null {
  if (key === 'Home') return MIDDLE;
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const step = isLong ? LONG_STEP : STEP;
  return { x: share(x + arrow[0] * step), y: share(y + arrow[1] * step) };
}

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** The point under a pointer. @param box of the picture, in the same coordinates. */
export const pointedAt = (
  clientX: number,
  clientY: number,
  { left, top, width, height }: Box,
): Focus => ({
  x: share((clientX - left) / width),
  y: share((clientY - top) / height),
});

/** «30 % слева, 40 % сверху». */
export const focusWords = ({ x, y }: Focus): string =>
  `${percentWords(x)} слева, ${percentWords(y)} сверху`;

/** As a CSS position. */
export const positionOf = ({ x, y }: Focus): string => `${x * 100}% ${y * 100}%`;
