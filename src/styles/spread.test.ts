import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Values of a shorthand: those between spaces that are in no brackets. */
const valuesOf = (shorthand: string) =>
  shorthand.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/**
 * Padding at the sides that grows with the window but not with `--spread`: large letters on a phone do not get its
 * room (docs/decisions/078).
 */
function fixedSides(css: string): string[] {
  const sides = [...css.matchAll(/padding(-inline)?:([^;]*);/g)].flatMap(
    ([, inline, given = '']) => {
      const [first = '', second = first, , fourth = second] = valuesOf(given.trim());
      return inline === undefined ? [second, fourth] : [first, second];
    },
  );
  return [...new Set(sides)].filter((side) => side.startsWith('clamp('));
}

it('finds padding at the sides only', () => {
  const wide = 'clamp(1.5rem, 3vw, 2rem)';
  const css = `a { padding: ${wide}; } b { padding: ${wide} var(--gutter); } c { padding-block: ${wide}; }`;
  expect(fixedSides(css)).toEqual([wide]);
  expect(fixedSides(`a { padding: 1rem calc(var(--spread) * ${wide}); }`)).toEqual([]);
  expect(fixedSides(`a { padding: 0 1rem 0 ${wide}; }`)).toEqual([wide]);
});

it('gives large letters the room at the sides of cards', () => {
  const found = globSync('src/**/*.css').flatMap((path) =>
    fixedSides(readFileSync(path, 'utf8')).map((side) => `${path}: ${side}`),
  );
  expect(found).toEqual([]);
});
