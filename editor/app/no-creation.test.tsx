/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

// react-admin and the router do not run in Jest.
jest.mock('react-router-dom', () => jest.requireActual('../../tests/unit/shown-route.tsx'));
jest.mock('react-admin', () => ({
  Resource: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('./on-use.ts', () => ({ onUse: (_load: unknown, name: string) => name }));
jest.mock('./MissingScreen.tsx', () => ({ MissingScreen: () => 'Нет такой страницы' }));

const { draftResource } = jest.requireActual<typeof import('../drafts/draft-resource.tsx')>(
  '../drafts/draft-resource.tsx',
);
const { libraryResource } = jest.requireActual<typeof import('../library/library-resource.tsx')>(
  '../library/library-resource.tsx',
);

it.each([
  ['a draft', draftResource],
  ['a file of the library', libraryResource],
])('%s has no address at which it is created', (_what, resource) => {
  render(resource);
  expect(screen.getByText(/^create/).textContent).toBe('create: Нет такой страницы');
});
