/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { draft } from '../../contract/docs/examples/editor.ts';
import type { Fields } from '../../contract/collections/field.ts';
import { openForm } from '../kept/own-form.ts';

const { data: _, ...said } = draft;
const record = { id: 7, title: 'Зима', draft: said };
const update = jest.fn<(id: number, sent: object) => Promise<typeof record>>();

jest.mock('react-admin', () => ({ useRecordContext: () => record }));
jest.mock('../data/draft-records.ts', () => ({
  draftRecords: { update: (id: number, sent: object) => update(id, sent) },
}));

// jsdom lacks it.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value));

const { useAutosave } = jest.requireActual<typeof import('./use-autosave.ts')>('./use-autosave.ts');

const fields: Fields = { title: { kind: 'text', label: 'Заголовок', max: 100 } };

function Draft({ children }: { readonly children: ReactNode }) {
  const form = useForm({ defaultValues: record });
  return <FormProvider {...form}>{children}</FormProvider>;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void jest.useRealTimers());

it('clears the local copy of its own form, even after another form has opened', async () => {
  const saved = Promise.withResolvers<typeof record>();
  update.mockReturnValue(saved.promise);
  const leave = openForm('kept:draft', () => ({}));
  const { result, unmount } = renderHook(
    () => {
      useAutosave(fields);
      return useFormContext();
    },
    { wrapper: Draft },
  );
  act(() => result.current.setValue('title', 'Весна', { shouldDirty: true }));
  localStorage.setItem('kept:draft', 'Весна');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(update).toHaveBeenCalledTimes(1);
  unmount();
  leave();
  openForm('kept:article', () => ({}));
  localStorage.setItem('kept:article', 'Лето');
  await act(async () => saved.resolve({ ...record, title: 'Весна' }));
  expect(localStorage.getItem('kept:article')).toBe('Лето');
  expect(localStorage.getItem('kept:draft')).toBeNull();
});
