/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Navigate } from '../../client/page/gatsby-runtime.ts';
import { Anchor } from './Anchor.tsx';

const navigate = jest.fn<Navigate>();
// What Gatsby's link needs of its build and its runtime.
Object.assign(globalThis, {
  ___navigate: navigate,
  __BASE_PATH__: '',
  __TRAILING_SLASH__: 'always',
  IS_REACT_ACT_ENVIRONMENT: true,
});

test('a link says that it adds to the history: Gatsby would replace the same page with a query', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Anchor url="/catalog/">Сбросить фильтр</Anchor>));
  place.querySelector('a')?.click();
  expect(navigate.mock.calls).toEqual([['/catalog/', { state: undefined, replace: false }]]);
  await act(async () => root.unmount());
});
