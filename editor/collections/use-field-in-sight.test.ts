/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';

const mockFocused = jest.fn();
let mockHash = '';
jest.mock('react-router-dom', () => ({ useLocation: () => ({ hash: mockHash }) }));
jest.mock('../publishing/focus-field.ts', () => ({
  focusField: (field: string) => mockFocused(field),
}));
const { useFieldInSight } =
  jest.requireActual<typeof import('./use-field-in-sight.ts')>('./use-field-in-sight.ts');

it.each([
  ['#field-sources.2.url', ['sources.2.url']],
  ['#field-%D1%82', ['т']],
  // Cut in the middle of a character.
  ['#field-%E0%A4%A', []],
  ['#history', []],
])('of %s focuses %j', (hash, focused) => {
  mockFocused.mockClear();
  mockHash = hash;
  renderHook(useFieldInSight);
  expect(mockFocused.mock.calls.flat()).toEqual(focused);
});
