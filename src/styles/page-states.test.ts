import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const read = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Custom properties that elements do not inherit. */
const ownOnly = new Set(
  [...read(join(__dirname, 'tokens.css')).matchAll(/@property (--[\w-]+) \{([^}]*)\}/g)].flatMap(
    ([, name = '', body = '']) => (body.includes('inherits: false') ? [name] : []),
  ),
);

/** Whether a selector matches the page by the state of something on it. */
const isPageState = (selector: string) => /^(?::global\()?(?:html|:root)\b.*:has\(/.test(selector);
const isOfThePage = (selector: string) =>
  /^\S+$/.test(selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '()'));

/** Custom properties that such a rule sets for all elements of the page. */
function givenToAll(css: string): string[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const ofThePage = selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim().replace(/^:global\((.*)\)$/, '$1'))
      .some((selector) => isPageState(selector) && isOfThePage(selector));
    if (!ofThePage) return [];
    return [...body.matchAll(/(--[\w-]+):/g)].flatMap(([, name = '']) =>
      ownOnly.has(name) ? [] : [name],
    );
  });
}

it('finds a property that a checkbox would set on all elements', () => {
  const rule = (selector: string, name: string) => `${selector} { ${name}: 5rem; }`;
  expect(givenToAll(rule(':global(html:has([name="x"]:checked, #y))', '--lift'))).toEqual([
    '--lift',
  ]);
  expect(givenToAll(rule('html:has(:checked)', '--tray-lift'))).toEqual([]);
  expect(givenToAll(rule(':global(html:has(:checked)) .root', '--lift'))).toEqual([]);
});

it('finds none in our styles', () => {
  const found = globSync('src/**/*.css').flatMap((path) =>
    givenToAll(read(path)).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
