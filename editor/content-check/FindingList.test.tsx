/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Finding } from './read-check.ts';

type Said = { readonly primary: ReactNode; readonly secondary: ReactNode };

jest.mock('@mui/material', () => {
  const { Plain } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  const ListItemText = ({ primary, secondary }: Said) => (
    <p>
      {primary}: {secondary}
    </p>
  );
  const Pagination = () => null;
  return {
    ...{ List: Plain, ListItem: Plain, ListItemButton: Plain, Typography: Plain },
    ...{ ListItemText, Pagination },
  };
});
jest.mock('react-router-dom', () => ({}));
jest.mock('./use-check.ts', () => ({ PAGE: 50 }));
jest.mock('../data/descriptions.ts', () => ({
  described: () => ({ one: 'Страница сайта' }),
  fieldsOf: (_known: unknown, alias: unknown) =>
    alias === 'main.page' ? { hero: { label: 'Первый экран' } } : {},
}));

const { FindingList } = jest.requireActual<typeof import('./FindingList.tsx')>('./FindingList.tsx');

const found: Finding = {
  ...{ collection: 'documents', id: 1, draft: null, alias: 'main.page' },
  ...{ title: 'Главная', field: 'hero.button.url', words: '/net/' },
};

const show = (items: Finding[]) => (
  <FindingList
    findings={{ items, total: items.length }}
    page={1}
    isWhole
    onPage={() => undefined}
  />
);

const lines = () => screen.queryAllByText(/./, { selector: 'p' }).map((one) => one.textContent);

it('names a field of a page of the site as its form does', () => {
  render(show([found]));
  expect(lines()).toEqual(['Главная: Страница сайта · Первый экран · /net/']);
});

it('shows the same fault of a text as often as the text has it, and none of another page', () => {
  const fault = { ...found, field: null, words: '' };
  const { rerender } = render(show([fault, fault, { ...fault, words: '/net/' }]));
  expect(lines()).toHaveLength(3);
  rerender(show([{ ...fault, title: 'О нас', id: 2 }]));
  expect(lines()).toEqual(['О нас: Страница сайта']);
});
