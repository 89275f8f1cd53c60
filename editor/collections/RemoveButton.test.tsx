/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

type Asked = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onConfirm: () => void;
};

const remove = jest.fn<() => Promise<{ id: number; revision: number }>>();
const redirect = jest.fn();

/** react-admin and MUI do not run in Jest; of the dialog only its title and button matter. */
jest.mock('react-admin', () => ({
  Confirm: ({ isOpen, title, onConfirm }: Asked) =>
    isOpen && (
      <dialog open aria-label={title}>
        <button type="button" onClick={onConfirm}>
          Да
        </button>
      </dialog>
    ),
  useNotify: () => () => undefined,
  useRecordContext: () => ({ id: 7, title: 'Линзы «Ясно»' }),
  useRedirect: () => redirect,
  useResourceContext: () => 'tags',
}));
jest.mock('@mui/material', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
}));
jest.mock('../data/descriptions.ts', () => ({
  described: () => ({ name: 'tags', title: 'title', variants: {}, one: 'Тег' }),
}));
jest.mock('../data/collection-records.ts', () => ({ collectionRecords: () => ({ remove }) }));
jest.mock('../data/refused.ts', () => ({ sentenceOf: String }));
jest.mock('../undo/deletions.ts', () => ({ offerUndo: () => undefined }));
jest.mock('./UsesNote.tsx', () => ({ UsesNote: () => null }));
jest.mock('./uses.ts', () => ({ usesIn: () => [] }));

const { RemoveButton } =
  jest.requireActual<typeof import('./RemoveButton.tsx')>('./RemoveButton.tsx');

it('deletes once on a double click of the confirmation', async () => {
  const removed = Promise.withResolvers<{ id: number; revision: number }>();
  remove.mockReturnValue(removed.promise);
  render(<RemoveButton />);
  fireEvent.click(screen.getByText('Удалить'));
  screen.getByRole('dialog', { name: 'Удалить «Линзы „Ясно“»?' });
  const yes = screen.getByText('Да');
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect(remove).toHaveBeenCalledTimes(1);
  await act(async () => removed.resolve({ id: 7, revision: 9 }));
  expect(redirect).toHaveBeenCalledWith('list', 'tags');
});
