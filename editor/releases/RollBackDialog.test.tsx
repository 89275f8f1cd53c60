/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

type Pressed = {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

jest.mock('@mui/material', () => {
  const { Plain, Dialog } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  const Button = ({ children, disabled, onClick }: Pressed) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
  return {
    ...{ Button, Dialog, DialogActions: Plain, DialogContent: Plain },
    ...{ DialogTitle: Plain, Typography: Plain },
  };
});
jest.mock('react-admin', () => ({ useNotify: () => () => undefined }));
jest.mock('@tanstack/react-query', () => ({
  useQueryClient: () => ({ invalidateQueries: async () => undefined }),
}));
jest.mock('../calls/use-call.ts', () => ({
  useCall: () => ({ ok: true, value: { from: 12, changes: {} } }),
}));
jest.mock('./release-words.ts', () => ({ changeWords: () => 'страницы те же' }));
jest.mock('../publishing/PageList.tsx', () => ({ PageList: () => null }));

const mockSend = jest.fn<() => Promise<unknown>>();
jest.mock('../calls/send.ts', () => ({ send: mockSend }));

const { RollBackDialog } =
  jest.requireActual<typeof import('./RollBackDialog.tsx')>('./RollBackDialog.tsx');

it('rolls back once, whatever is pressed until the site has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mockSend.mockReturnValue(promise);
  const close = jest.fn();
  render(<RollBackDialog release={7} close={close} />);
  const button = screen.getByText('Вернуть');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(mockSend).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Мимо'));
  expect(close).not.toHaveBeenCalled();
  await act(async () => resolve({ ok: true, value: {} }));
  expect(close).toHaveBeenCalledTimes(1);
});
