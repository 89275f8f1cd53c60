import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { withUsedTokens } from './used-tokens.ts';

const sheet = (href: string, text: string) => (
  <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: text }} />
);
const stylesOf = (head: ReturnType<typeof withUsedTokens>) =>
  renderToStaticMarkup(<>{head}</>).replaceAll(/<style data-href="[^"]*">|<\/style>/g, '');

const FRAME =
  '@layer base{:root{--in-light:initial}:root,[data-palette]{color-scheme:var(--scheme);--scheme:light;--ink:red;--pale:pink}}' +
  '@layer base{:root{--unit:1;--space:calc(var(--unit)*4px);--wide:9rem}@media (min-width:1px){:root{--wide:8rem}}}p{color:var(--ink)}';

it('keeps the tokens that the rules, other tokens and ordinary properties use', () => {
  expect(stylesOf(withUsedTokens([sheet('/app.1.css', FRAME)], ''))).toBe(
    '@layer base{:root{}:root,[data-palette]{color-scheme:var(--scheme);--scheme:light;--ink:red}}' +
      '@layer base{:root{}@media (min-width:1px){:root{}}}p{color:var(--ink)}',
  );
});

it("keeps the tokens that the template's sheet and the body use", () => {
  const template = sheet('/component.2.css', 'h1{margin:var(--space)}');
  const head = withUsedTokens(
    [sheet('/app.1.css', FRAME), template],
    '<i style="width:var(--wide)">',
  );
  expect(stylesOf(head)).toContain('--unit:1;--space:calc(var(--unit)*4px);--wide:9rem');
  expect(stylesOf(head)).toContain('{:root{--wide:8rem}}');
  expect(stylesOf(head)).not.toContain('--pale');
});

it('leaves the switch of the palettes alone', () => {
  const text =
    ':root,[data-palette=light]{--in-dark: }:root:not([data-palette]){--in-light: }p{color:var(--in-dark,red)}';
  expect(stylesOf(withUsedTokens([sheet('/app.3.css', text)], ''))).toBe(text);
});

it('leaves everything else in the head alone', () => {
  const head = [<meta key="a" name="robots" content="noindex" />, 'text'];
  expect(withUsedTokens(head, '')).toEqual(head);
});
