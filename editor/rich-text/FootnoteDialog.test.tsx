/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

type Note = { readonly id: number; readonly alias: string; readonly text: string };
type Offered = { readonly options: readonly Note[] };
type Within = { readonly children: React.ReactNode };

const NOTE: Note = { id: 1, alias: 'proba', text: 'Новая сноска' };

/** What the backend stores. */
let stored: readonly Note[] = [];

/** react-admin and MUI do not run in Jest; of the field only its options matter. */
jest.mock('react-admin', () => ({
  useGetList() {
    const [data, setData] = useState(stored);
    const [refetch] = useState(() => async () => setData(stored));
    return { data, refetch };
  },
}));
jest.mock('@mui/material', () => ({
  Autocomplete: ({ options }: Offered) => options.map(({ id, text }) => <p key={id}>{text}</p>),
  Link: () => null,
  TextField: () => null,
  Typography: () => null,
}));
jest.mock('./InsertDialog.tsx', () => ({ InsertDialog: ({ children }: Within) => children }));

const { FootnoteDialog } =
  jest.requireActual<typeof import('./FootnoteDialog.tsx')>('./FootnoteDialog.tsx');

it('offers a footnote written in another tab once the window regains focus', () => {
  render(<FootnoteDialog editor={{} as Editor} close={() => undefined} />);
  stored = [NOTE];
  expect(screen.queryByText(NOTE.text)).toBeNull();
  fireEvent.focus(window);
  expect(screen.getByText(NOTE.text)).toBeTruthy();
});
