/**
 * A small deterministic generator: the same word always gives the same picture on any machine, so a
 * second run of the seed changes no file.
 */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  unit: () => number;
  /** A real number from `from` to `to`. */
  between: (from: number, to: number) => number;
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  /** True with the given probability, 0 to 1. */
  chance: (probability: number) => boolean;
  /** −1 or 1. */
  sign: () => -1 | 1;
  /** One of the items; the list must not be empty. */
  pick: <Item>(items: readonly Item[]) => Item;
};

/**
 * FNV-1a, 32 bits, with a final mix: words that differ in one letter must yield very different
 * hashes.
 */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function createRandom(word: string): Random {
  let state = hash(word);
  // Mulberry-style step: short, and even enough for a composition.
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  const between = (from: number, to: number): number => from + (to - from) * unit();
  const whole = (from: number, to: number): number => from + Math.floor((to - from + 1) * unit());

  return {
    unit,
    between,
    whole,
    chance: (probability) => unit() < probability,
    sign: () => (unit() < 0.5 ? -1 : 1),
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
      return item;
    },
  };
}
