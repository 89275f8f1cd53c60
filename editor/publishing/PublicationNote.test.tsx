/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

const CHANGES = { added: { total: 0 }, changed: { total: 1 }, removed: { total: 0 } };
const mockLast = {
  ...{ revision: 5, collection: 'tags', id: 1, isOver: true },
  told: { is_shown: true, held: [], changes: CHANGES },
};

jest.mock('@mui/material', () => {
  const { Plain } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  const Button = ({ size: _size, ...props }: ComponentProps<'button'> & { size?: string }) => (
    <button type="button" {...props} />
  );
  return { Alert: Plain, Button, Link: Plain, Snackbar: Plain };
});
jest.mock('react-router-dom', () => ({ Link: () => null }));
jest.mock('valtio', () => ({ useSnapshot: () => ({ last: mockLast }) }));
jest.mock('./publication.ts', () => ({ publications: {} }));
jest.mock('./publication-words.ts', () => ({ publicationWords: () => 'Опубликовано' }));
jest.mock('../data/descriptions.ts', () => ({ described: () => ({}) }));
jest.mock('./PageList.tsx', () => ({ PageList: () => <p>Список страниц</p> }));

const { PublicationNote } =
  jest.requireActual<typeof import('./PublicationNote.tsx')>('./PublicationNote.tsx');

it('keeps the focus on the button that lists the pages, which hides them again', () => {
  render(<PublicationNote />);
  const button = screen.getByRole('button', { expanded: false });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByText('Список страниц')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { expanded: true }));
  fireEvent.click(button);
  expect(screen.queryByText('Список страниц')).toBeNull();
});
