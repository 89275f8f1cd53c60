import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Section 9 of the specification, in px; 1025 is where what ends at 1024 does not hold any more. */
const BREAKPOINTS = [480, 599, 600, 820, 1024, 1025, 1280];

/** Where the words of one part, or very large letters, stop fitting: no layout follows these. */
const OWN_WIDTHS = new Map([
  ['src/features/friend/OwnLink.module.css', [430]],
  ['src/layout/Footer.module.css', [1439]],
  ['src/layout/Header.module.css', [1239]],
  ['src/styles/narrow.css', [352]],
  ['src/styles/tokens.css', [700]],
  ['src/styles/view.css', [767, 399, 352]],
]);

/** The widths in px of a sheet's media queries; a range up to the last px before a breakpoint ends there. */
function widthsIn(css: string): number[] {
  const heads = [...css.matchAll(/@media[^{]*/g)].map(([head]) => head).join(' ');
  return [...heads.matchAll(/\((min|max)-width: ([\d.]+)em\)/g)].map(([, end, em]) => {
    const px = Number(em) * 16;
    const next = end === 'max' ? px + 1 : px;
    return !BREAKPOINTS.includes(px) && BREAKPOINTS.includes(next) ? next : px;
  });
}

const sheets = globSync('src/**/*.css').map((path) => ({
  path,
  widths: widthsIn(readFileSync(path, 'utf8')),
}));

it('changes layouts at the widths of the specification only', () => {
  const other = sheets
    .map(
      ({ path, widths }) => [path, widths.filter((width) => !BREAKPOINTS.includes(width))] as const,
    )
    .filter(([, widths]) => widths.length > 0);
  expect(new Map(other)).toEqual(OWN_WIDTHS);
});

it('uses each of them', () => {
  const used = new Set(sheets.flatMap(({ widths }) => widths));
  expect(BREAKPOINTS.filter((width) => !used.has(width))).toEqual([]);
});
