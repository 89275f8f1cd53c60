import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const read = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = globSync('src/**/*.module.css').map((path) => ({ path, css: read(path) }));

/** The insides of the blocks of a media query. */
function blocksOf(css: string, query: string): string[] {
  return css
    .split('@media ')
    .slice(1)
    .flatMap((block) => {
      const start = block.indexOf('{') + 1;
      if (!block.slice(0, start).includes(query)) return [];
      let depth = 1;
      let end = start;
      while (depth > 0 && end < block.length) {
        if (block[end] === '{') depth++;
        if (block[end] === '}') depth--;
        end++;
      }
      return [block.slice(start, end - 1)];
    });
}

/** Rules as pairs of a selector and its declarations. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

it('stops the motion of components, too, whose layers are above the base styles', () => {
  const weak = blocksOf(read(join(__dirname, 'base.css')), 'prefers-reduced-motion')
    .flatMap(rulesOf)
    .flatMap(({ body }) => body.split(';'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.endsWith('!important'));
  expect(weak).toEqual([]);
});

it('marks what is current in forced colours without replacing the ring of the focused', () => {
  const found = sheets.flatMap(({ path, css }) =>
    blocksOf(css, 'forced-colors')
      .flatMap(rulesOf)
      .filter(({ body }) => /\boutline:/.test(body))
      // An option of a list that is never focused itself.
      .filter(({ selector }) => !/focus-visible/.test(selector) && selector !== '.active')
      .map(({ selector }) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});

it('has another mark in forced colours wherever a shadow inside is one', () => {
  const found = sheets
    .filter(({ css }) => /box-shadow:[^;]*\binset\b/.test(css))
    .filter(({ css }) => blocksOf(css, 'forced-colors').length === 0)
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
