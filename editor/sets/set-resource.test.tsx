/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

type Screens = { readonly edit: string; readonly create?: string; readonly children: ReactNode };

// react-admin and the router do not run in Jest.
jest.mock('react-router-dom', () => jest.requireActual('../../tests/unit/shown-route.tsx'));
jest.mock('react-admin', () => ({
  Resource: ({ create, children }: Screens) => (
    <>
      {create && <p>create: {create}</p>}
      {children}
    </>
  ),
}));
jest.mock('../app/on-use.ts', () => ({ onUse: (_load: unknown, name: string) => name }));
jest.mock('../app/DeniedScreen.tsx', () => ({ DeniedScreen: () => 'Нужна другая роль' }));
let mockMay = false;
jest.mock('../calls/session.ts', () => ({ mayI: () => mockMay }));

const { setResource } =
  jest.requireActual<typeof import('./set-resource.tsx')>('./set-resource.tsx');

it.each([
  [false, 'create: Нужна другая роль'],
  [true, 'create: SetCreate'],
])('a new set, with the permission to publish: %s, is «%s»', (may, expected) => {
  mockMay = may;
  render(setResource());
  expect(screen.getAllByText(/^create/).map(({ textContent }) => textContent)).toEqual([expected]);
});
