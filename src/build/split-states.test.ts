import { expect, it } from '@jest/globals';
import { splitStates } from './split-states.ts';

const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const split = (text: string) => {
  const { early, states } = splitStates(text);
  return [bare(early), bare(states)];
};

it('hover and focus rules are not part of the first paint', () => {
  expect(split('.a { color: red } .a:hover { color: blue } .a:focus-visible { top: 0 }')).toEqual([
    '.a { color: red }',
    '.a:hover { color: blue } .a:focus-visible { top: 0 }',
  ]);
});

it('selectors of one rule are split', () => {
  expect(split('.a, .a:hover { color: red }')).toEqual([
    '.a { color: red }',
    '.a:hover { color: red }',
  ]);
});

it('a rule that applies without focus is part of the first paint', () => {
  expect(split('.skip:not(:focus) { top: -9rem }')).toEqual([
    '.skip:not(:focus) { top: -9rem }',
    '',
  ]);
});

it('transitions and cursors move to the states, as does a rule that has nothing else', () => {
  expect(
    split('.a { color: red; transition: color 1s; cursor: help } .b { cursor: help }'),
  ).toEqual([
    '.a { color: red } .b {}',
    '.a { transition: color 1s; cursor: help } .b { cursor: help }',
  ]);
});

it('a rule for all elements is early', () => {
  const text = '*, *::before { transition-duration: 0s }';
  expect(split(text)).toEqual([text, '']);
});

it('what stands below a state and overrides it does so still', () => {
  expect(
    split(
      '.a:hover { color: red } .a:has(:checked) { top: 0; color: blue } .b { color: red } @media (width > 9em) { .a:active { background: none } .a:disabled { background-color: red; top: 0 } }',
    ),
  ).toEqual([
    '.a:has(:checked) { top: 0; color: blue } .b { color: red } @media (width > 9em) { .a:disabled { background-color: red; top: 0 } }',
    '.a:hover { color: red } .a:has(:checked) { color: blue } @media (width > 9em) { .a:active { background: none } .a:disabled { background-color: red } }',
  ]);
});

it('the specificity of what stands below counts attributes, pseudo-elements and lists', () => {
  const late = (below: string) => split(`.a:hover { color: red } ${below} { color: blue }`)[1];
  for (const equal of [".a[aria-current='true']", '.a.b', ':is(.a):enabled'])
    expect(late(equal)).toContain(equal);
  for (const other of ['.a', 'p.a:enabled', '.a:enabled::before', '.a:not(.b):enabled', '#a'])
    expect(late(other)).toBe('.a:hover { color: red }');
});

it('print rules are late, and other media rules are split inside', () => {
  expect(
    split(
      '@media print { .a { top: 0 } } @media (width > 9em) { .a { top: 1px } .a:hover { top: 2px } }',
    ),
  ).toEqual([
    '@media (width > 9em) { .a { top: 1px } }',
    '@media print { .a { top: 0 } } @media (width > 9em) { .a:hover { top: 2px } }',
  ]);
});

it('animations and rules for disabled elements are early', () => {
  const text = '@keyframes turn { to { rotate: 1turn } } .a:disabled { top: 0 }';
  expect(split(text)).toEqual([text, '']);
});

it('a class that only states use stays, for scripts to name', () => {
  expect(split('.card { top: 0 } .card:hover .arrow { left: 0 }')).toEqual([
    '.card { top: 0 } .arrow {}',
    '.card:hover .arrow { left: 0 }',
  ]);
});

it("rules for a visitor's view, an open panel and a page that is being left are states", () => {
  const states =
    'html[data-text-size="1"] .a { top: 0 } html:has(#menu:popover-open) { top: 1px } [data-leaving] main { top: 2px }';
  expect(split(states)).toEqual(['.a {}', states]);
});

it('a rule for everybody without a view is early', () => {
  const text = 'html:not([data-text-size], [data-letter-spacing]) .a { top: 0 }';
  expect(split(text)).toEqual([text, '']);
});
