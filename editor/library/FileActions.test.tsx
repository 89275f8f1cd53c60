/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ButtonProps } from '@mui/material';

/** react-admin and MUI do not run in Jest. */
jest.mock('react-admin', () => ({
  Confirm: () => null,
  useNotify: () => () => undefined,
  useRecordContext: () => ({ id: 7, kind: 'picture', uses: [] }),
  useRedirect: () => () => undefined,
  useRefresh: () => () => undefined,
}));
jest.mock('@mui/material', () => {
  const Plain = ({ children }: { children: ReactNode }) => <div>{children}</div>;
  const Button = ({ children, disabled }: ButtonProps) => (
    <button type="button" disabled={disabled}>
      {children}
    </button>
  );
  return { Box: Plain, Stack: Plain, Typography: Plain, Button };
});
jest.mock('../data/refused.ts', () => ({ sentenceOf: String }));
jest.mock('./library-records.ts', () => ({ libraryRecords: {} }));
jest.mock('./upload.ts', () => ({ replaceFile: jest.fn() }));
jest.mock('./UploadState.tsx', () => ({ UploadState: () => null }));

const { FileActions } = jest.requireActual<typeof import('./FileActions.tsx')>('./FileActions.tsx');

function FileForm() {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <FormProvider {...form}>
      <input aria-label="Название" {...form.register('title')} />
      <FileActions />
    </FormProvider>
  );
}

it('does not replace a file while its form is dirty, because a new file resets the form', () => {
  render(<FileForm />);
  const replace = screen.getByText('Заменить файл');
  expect(replace).toHaveProperty('disabled', false);
  fireEvent.change(screen.getByLabelText('Название'), { target: { value: 'Закат' } });
  expect(replace).toHaveProperty('disabled', true);
});
