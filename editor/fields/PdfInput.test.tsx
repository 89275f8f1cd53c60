/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { callingAnna } from '../../tests/examples/calling-editor.ts';
import type { uploadPdf } from '../library/upload.ts';
import { ReadOnlyContext } from '../app/may-write.ts';
import { session } from '../calls/session.ts';

const upload = jest.fn<typeof uploadPdf>();

type AreaProps = { readonly take: (file: File) => Promise<void>; readonly children: ReactNode };

/** react-admin and MUI do not run in Jest; of the screen around it, only the drop area matters. */
jest.mock('react-admin', () => ({
  ValidationError: () => null,
  useInput: ({ source }: { source: string }) => useController({ name: source }),
}));
jest.mock('@mui/material', () => {
  const Plain = ({ children }: { children: ReactNode }) => <div>{children}</div>;
  return { Link: Plain, Stack: Plain, Typography: Plain };
});
jest.mock('../library/upload.ts', () => ({
  uploadPdf: (...given: Parameters<typeof uploadPdf>) => upload(...given),
}));
jest.mock('../library/DropArea.tsx', () => ({
  DropArea: ({ take, children }: AreaProps) => (
    <>
      <button type="button" onClick={() => void take(new File(['x'], 'x.pdf'))}>
        Бросить
      </button>
      {children}
    </>
  ),
}));
jest.mock('../library/FileButton.tsx', () => ({
  FileButton: () => <button type="button">Загрузить</button>,
}));
jest.mock('../library/UploadState.tsx', () => ({ UploadState: () => null }));
jest.mock('./common-input-props.ts', () => ({ commonInputProps: () => ({}) }));
jest.mock('./use-help.tsx', () => ({ useHelp: () => ({}) }));

const { PdfInput } = jest.requireActual<typeof import('./PdfInput.tsx')>('./PdfInput.tsx');

function Form({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const made = useForm({ defaultValues: { file: '/media/before.pdf' } });
  return (
    <FormProvider {...made}>
      <ReadOnlyContext value={isReadOnly}>
        <PdfInput source="file" field={{ kind: 'pdf', label: 'Файл' }} />
      </ReadOnlyContext>
    </FormProvider>
  );
}

afterEach(() => {
  cleanup();
  upload.mockReset();
});

it.each([
  [false, 1],
  [true, 0],
])('takes a dropped file only where writing is allowed; read-only: %s', (isReadOnly, uploads) => {
  session.me = callingAnna('editor');
  upload.mockReturnValue(new Promise(() => {}));
  render(<Form isReadOnly={isReadOnly} />);
  fireEvent.click(screen.getByText('Бросить'));
  expect(upload).toHaveBeenCalledTimes(uploads);
  expect(screen.queryAllByText('Загрузить')).toHaveLength(uploads);
});
