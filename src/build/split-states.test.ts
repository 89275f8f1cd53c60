import { expect, it } from '@jest/globals';
import { splitStates } from './split-states.ts';

const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const split = (text: string) => {
  const { early, states } = splitStates(text);
  return [bare(early), bare(states)];
};

it('a rule for what is pointed at, pressed or focused is no part of the first paint', () => {
  expect(split('.a { color: red } .a:hover { color: blue } .a:focus-visible { top: 0 }')).toEqual([
    '.a { color: red }',
    '.a:hover { color: blue } .a:focus-visible { top: 0 }',
  ]);
});

it('selectors of one rule are told apart', () => {
  expect(split('.a, .a:hover { color: red }')).toEqual([
    '.a { color: red }',
    '.a:hover { color: red }',
  ]);
});

it('what holds as long as nothing has the focus does', () => {
  expect(split('.skip:not(:focus) { top: -9rem }')).toEqual([
    '.skip:not(:focus) { top: -9rem }',
    '',
  ]);
});

it('transitions and pointers come with the states, and a rule of nothing else with them', () => {
  expect(
    split('.a { color: red; transition: color 1s; cursor: help } .b { cursor: help }'),
  ).toEqual([
    '.a { color: red } .b {}',
    '.a { transition: color 1s; cursor: help } .b { cursor: help }',
  ]);
});

it('what holds for all elements is early', () => {
  const text = '*, *::before { transition-duration: 0s }';
  expect(split(text)).toEqual([text, '']);
});

it('paper is late, other media are split within', () => {
  expect(
    split(
      '@media print { .a { top: 0 } } @media (width > 9em) { .a { top: 1px } .a:hover { top: 2px } }',
    ),
  ).toEqual([
    '@media (width > 9em) { .a { top: 1px } }',
    '@media print { .a { top: 0 } } @media (width > 9em) { .a:hover { top: 2px } }',
  ]);
});

it('animations and what is disabled or busy stay', () => {
  const text = '@keyframes turn { to { rotate: 1turn } } .a:disabled { top: 0 }';
  expect(split(text)).toEqual([text, '']);
});

it('keeps a class that only states have, for scripts to name', () => {
  expect(split('.card { top: 0 } .card:hover .arrow { left: 0 }')).toEqual([
    '.card { top: 0 } .arrow {}',
    '.card:hover .arrow { left: 0 }',
  ]);
});
