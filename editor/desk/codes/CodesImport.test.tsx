/** @jest-environment jsdom */
import { File } from 'node:buffer';
import { TextDecoder, TextEncoder } from 'node:util';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';

const mockSend = jest.fn<(call: unknown, params: { csv: string }) => Promise<unknown>>();

jest.mock('@mui/material', () => {
  const { Plain } = jest.requireActual<typeof import('../../../tests/unit/dialog-parts.tsx')>(
    '../../../tests/unit/dialog-parts.tsx',
  );
  const Button = ({ variant: _, ...props }: ComponentProps<'button'> & { variant?: string }) => (
    <button type="button" {...props} />
  );
  const Alert = ({ children, role = 'alert' }: ComponentProps<'div'>) => (
    <div role={role}>{children}</div>
  );
  const Box = ({ sx: _, ...props }: ComponentProps<'div'> & { sx?: object }) => <div {...props} />;
  return {
    ...{ Button, Alert, Box, Card: Plain, CardContent: Plain },
    ...{ List: Plain, ListItem: Plain, Typography: Plain },
  };
});
jest.mock('react-admin', () => ({ useNotify: () => () => undefined }));
jest.mock('../../calls/send.ts', () => ({ send: mockSend }));
jest.mock('../ActDialog.tsx', () => ({
  ActDialog: ({ onDone, close }: { onDone: (report: object) => void; close: () => void }) => {
    const finish = () => {
      onDone({ added: 1, known: 0, faults: {} });
      close();
    };
    return <button onClick={finish}>Готово</button>;
  },
}));

// Browsers have it; jsdom does not.
Object.assign(globalThis, { TextDecoder });

const { CodesImport } = jest.requireActual<typeof import('./CodesImport.tsx')>('./CodesImport.tsx');

const CODES = 'code;product;points\nAB12;';
const REST = ';150\n';

function change(name: string, ...parts: Uint8Array[]) {
  fireEvent.change(screen.getByLabelText('Файл с кодами'), {
    target: { files: [new File(parts, name)] },
  });
}

function choose(...parts: Uint8Array[]) {
  render(<CodesImport />);
  change('kody.csv', ...parts);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  mockSend.mockReset();
  mockSend.mockResolvedValue({ ok: true, value: { added: 1, known: 0, faults: {} } });
});

it('tries a table in UTF-8', async () => {
  choose(utf8(`${CODES}Тег${REST}`));
  await screen.findByText(/Добавится/);
  expect(mockSend.mock.calls[0]?.[1].csv).toBe(`${CODES}Тег${REST}`);
});

it('refuses a table in the encoding of Russian Windows, in which names would be garbled', async () => {
  // «Тег», as Excel stores it in Russia.
  choose(utf8(CODES), Uint8Array.from([0xd2, 0xe5, 0xe3]), utf8(REST));
  await waitFor(() => expect(screen.queryByText(/UTF-8/)).not.toBeNull());
  expect(mockSend).not.toHaveBeenCalled();
});

it('ignores a late report on a file in place of which another one was chosen', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mockSend.mockReturnValue(promise);
  choose(utf8(`${CODES}Тег${REST}`));
  await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('kody.csv: проверяем…')).not.toBeNull();
  change('drugie.csv', Uint8Array.from([0xd2]));
  await screen.findByText(/UTF-8/);
  await act(async () => resolve({ ok: true, value: { added: 1, known: 0, faults: {} } }));
  expect(screen.queryByText(/Добавится/)).toBeNull();
  expect(screen.queryByText(/UTF-8/)).not.toBeNull();
  expect(screen.queryByText(/проверяем/)).toBeNull();
});

it('says what is wrong with the file, where the server does', async () => {
  const fields = { csv: 'Заполните поле' };
  mockSend.mockResolvedValue({ ok: false, error: { description: 'Проверьте поля', fields } });
  choose();
  await screen.findByText('Заполните поле');
});

it('is one live region, which says everything once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mockSend.mockReturnValue(promise);
  choose(utf8(`${CODES}Тег${REST}`));
  const words = await screen.findByText('kody.csv: проверяем…');
  expect(words.closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => resolve({ ok: true, value: { added: 0, known: 0, faults: { csv: '?' } } }));
  expect(screen.queryByText(/есть ошибки/)).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  change('drugie.csv', Uint8Array.from([0xd2]));
  await screen.findByText(/UTF-8/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes to the choice of the next file after an import, which disables its own button', async () => {
  choose(utf8(`${CODES}Тег${REST}`));
  await screen.findByText(/Добавится/);
  fireEvent.click(screen.getByText('Загрузить', { selector: 'button' }));
  fireEvent.click(screen.getByText('Готово'));
  expect(document.activeElement).toBe(screen.getByText('Выбрать файл'));
});
