/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Uploaded } from './upload.ts';

jest.mock('@mui/material', () => {
  const Plain = ({ children, role }: { children?: ReactNode; role?: string }) => (
    <div role={role}>{children}</div>
  );
  const Alert = ({ children }: { children: ReactNode }) => <div role="alert">{children}</div>;
  return { Alert, Box: Plain, LinearProgress: () => null, Typography: Plain };
});

const { UploadState } = jest.requireActual<typeof import('./UploadState.tsx')>('./UploadState.tsx');
const { useUpload } = jest.requireActual<typeof import('./use-upload.ts')>('./use-upload.ts');

const file = new File(['x'], 'x.png');
const upload = jest.fn<() => Promise<Uploaded<string>>>();

function Field() {
  const own = useUpload(upload, () => undefined);
  return (
    <>
      <button type="button" onClick={() => void own.take(file)}>
        Загрузить
      </button>
      <UploadState {...own} />
    </>
  );
}

const heard = () => screen.getByRole('status').textContent;

/** Begins an upload. @returns a function to end it. */
function begin() {
  const { promise, resolve } = Promise.withResolvers<Uploaded<string>>();
  upload.mockReturnValue(promise);
  fireEvent.click(screen.getByText('Загрузить'));
  return (done: Uploaded<string>) => act(async () => resolve(done));
}

it('says in one live region that an upload has begun, and how it has ended', async () => {
  render(<Field />);
  const region = screen.getByRole('status');
  expect(heard()).toBe('');
  const end = begin();
  expect(heard()).toBe('Загружаем файл…');
  await end({ stored: '/media/x.png' });
  expect(heard()).toBe('Файл загружен');

  const endBadly = begin();
  expect(heard()).toBe('Загружаем файл…');
  await endBadly({ fault: 'Файл слишком большой' });
  expect(heard()).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('Файл слишком большой');
  expect(screen.getByRole('status')).toBe(region);
});
