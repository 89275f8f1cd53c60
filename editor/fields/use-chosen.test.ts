/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useChosen } from './use-chosen.ts';
import type { Choice } from './with-chosen.ts';

const nameOf = ({ title }: Choice) => String(title);

const named = (title: string) => [{ id: 1, title }];

type Given = { readonly found: readonly Choice[]; readonly isTyped?: boolean };

const choose = (given: Given) =>
  renderHook(
    ({ found, isTyped = false }: Given) => useChosen(found, [1], { by: 'id', nameOf, isTyped }),
    { initialProps: given },
  );

it('gives a choice its new title, even where the input still has the previous record', () => {
  const [before] = named('Зима');
  const { result, rerender } = choose({ found: named('Зима') });
  rerender({ found: named('Зима близко') });
  expect(before && result.current.optionText(before)).toBe('Зима близко');
});

it('waits with a new title while something is being typed', () => {
  const { result, rerender } = choose({ found: named('Зима') });
  const [present] = named('Зима близко');
  rerender({ found: named('Зима близко'), isTyped: true });
  expect(present && result.current.optionText(present)).toBe('Зима');
  rerender({ found: named('Зима близко') });
  expect(present && result.current.optionText(present)).toBe('Зима близко');
});

it('names the other choices as they are now', () => {
  const { result } = choose({ found: named('Зима') });
  expect(result.current.optionText({ id: 2, title: 'Лето' })).toBe('Лето');
});
