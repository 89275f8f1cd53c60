import { expect, it } from '@jest/globals';
import { usedTokensFile, withUsedTokens } from './used-tokens.ts';

const FRAME =
  '@layer base{:root{--in-light:initial}:root,[data-palette]{color-scheme:var(--scheme);--scheme:light;--ink:red;--pale:pink}}' +
  '@layer base{:root{--unit:1;--space:calc(var(--unit)*4px);--wide:9rem}@media (min-width:1px){:root{--wide:8rem}}}p{color:var(--ink)}';

it('keeps the tokens that the rules, other tokens and ordinary properties use', () => {
  expect(withUsedTokens(FRAME, [], [])).toBe(
    '@layer base{:root{}:root,[data-palette]{color-scheme:var(--scheme);--scheme:light;--ink:red}}' +
      '@layer base{:root{}@media (min-width:1px){:root{}}}p{color:var(--ink)}',
  );
});

it('keeps the tokens that other sheets and elements use', () => {
  const lean = withUsedTokens(FRAME, ['h1{margin:var(--space)}'], ['--wide']);
  expect(lean).toContain('--unit:1;--space:calc(var(--unit)*4px);--wide:9rem');
  expect(lean).toContain('{:root{--wide:8rem}}');
  expect(lean).not.toContain('--pale');
});

it('leaves the switch of the palettes alone', () => {
  const text =
    ':root,[data-palette=light]{--in-dark: }:root:not([data-palette]){--in-light: }p{color:var(--in-dark,red)}';
  expect(withUsedTokens(text, [], [])).toBe(text);
});

it('names the file by all sheets that it depends on, in whatever order', () => {
  const names = ['/component---b.22.css', '/component---a.11.css'];
  expect(usedTokensFile('/app.ab.css', names)).toBe('/app.ab.11.22.css');
  expect(usedTokensFile('/app.ab.css', names.toReversed())).toBe('/app.ab.11.22.css');
  expect(usedTokensFile('/app.ab.css', [])).toBe('/app.ab.0.css');
});
