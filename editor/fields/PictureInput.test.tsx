/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode, type Ref } from 'react';
import { FormProvider, useController, useForm, useFormContext } from 'react-hook-form';
import type { PictureField } from '../../contract/collections/field.ts';
import type { uploadPicture } from '../library/upload.ts';
import type { Upload } from '../library/use-upload.ts';

const upload = jest.fn<typeof uploadPicture>();

/** react-admin and MUI do not run in Jest; of the screen around it, only the upload's trigger matters. */
jest.mock('react-admin', () => ({
  ValidationError: () => null,
  useInput: ({ source }: { source: string }) => useController({ name: source }),
}));
jest.mock('@mui/material', () => {
  const Plain = ({ children }: { children: ReactNode }) => <div>{children}</div>;
  const { Button } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  return { Stack: Plain, Typography: Plain, Button };
});
jest.mock('../calls/session.ts', () => ({ mayI: () => true }));
jest.mock('../library/upload.ts', () => ({
  uploadPicture: (...given: Parameters<typeof uploadPicture>) => upload(...given),
}));
jest.mock('../library/DropArea.tsx', () => ({
  DropArea: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('../library/FileButton.tsx', () => ({
  FileButton: ({
    upload: { take },
    button,
  }: {
    upload: Upload;
    button: Ref<HTMLButtonElement>;
  }) => (
    <button ref={button} type="button" onClick={() => void take(new File(['x'], 'x.jpg'))}>
      Загрузить
    </button>
  ),
}));
jest.mock('../library/LibraryDialog.tsx', () => ({ LibraryDialog: () => null }));
jest.mock('../library/UploadState.tsx', () => ({ UploadState: () => null }));
jest.mock('./PictureShown.tsx', () => ({ PictureShown: () => null }));
jest.mock('./common-input-props.ts', () => ({ commonInputProps: () => ({}) }));
jest.mock('./use-help.tsx', () => ({ useHelp: () => ({}) }));

const { PictureInput } =
  jest.requireActual<typeof import('./PictureInput.tsx')>('./PictureInput.tsx');

const field: PictureField = { kind: 'picture', label: 'Обложка', isNullable: true };
const before = { src: '/media/before.jpg', width: 4, height: 3, alt: 'Снег' };
const other = { ...before, src: '/media/other.jpg', alt: 'Лес' };
const stored = { src: '/media/after.jpg', width: 8, height: 6 };

let form: ReturnType<typeof useFormContext>;

function Inside({ source }: { readonly source: string | null }) {
  const own = useFormContext();
  useEffect(() => {
    form = own;
  });
  return source && <PictureInput source={source} field={field} />;
}

function Form({ source }: { readonly source: string | null }) {
  const made = useForm({ defaultValues: { rows: [before, other] } });
  return (
    <FormProvider {...made}>
      <Inside source={source} />
    </FormProvider>
  );
}

/** An upload of the first row that is under way, with a function to finish it. */
function uploading() {
  const done = Promise.withResolvers<{ stored: typeof stored }>();
  upload.mockReturnValue(done.promise);
  const { rerender } = render(<Form source="rows.0" />);
  fireEvent.click(screen.getByText('Загрузить'));
  return { rerender, end: () => act(async () => done.resolve({ stored })) };
}

beforeEach(() => void upload.mockReset());

it('keeps a description that was typed during the upload', async () => {
  const { end } = uploading();
  act(() => form.setValue('rows.0.alt', 'Капель'));
  await end();
  expect(form.getValues('rows.0')).toEqual({ ...stored, alt: 'Капель' });
});

it('puts the picture into its row, even after the row has moved', async () => {
  const { end, rerender } = uploading();
  act(() => form.setValue('rows', [other, before]));
  rerender(<Form source="rows.1" />);
  await end();
  expect(form.getValues('rows')).toEqual([other, { ...stored, alt: before.alt }]);
});

it('discards the picture if its row was removed', async () => {
  const { end, rerender } = uploading();
  rerender(<Form source={null} />);
  act(() => form.setValue('rows', [other]));
  await end();
  expect(form.getValues('rows')).toEqual([other]);
});

it('leaves the focus at the button that uploads when the picture is removed', () => {
  render(<Form source="rows.0" />);
  const remove = screen.getByText('Убрать картинку');
  remove.focus();
  fireEvent.click(remove);
  expect(form.getValues('rows.0')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Загрузить'));
});
