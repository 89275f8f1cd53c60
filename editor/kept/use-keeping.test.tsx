/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { keptOf } from './kept-store.ts';

jest.mock('react-admin', () => ({
  useRecordContext: () => ({ id: 7, draft: { revision: 5 } }),
  useResourceContext: () => 'drafts',
}));
jest.mock('../merge/merged.ts', () => ({}));
// jsdom lacks it.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value));

const { useKeeping } = jest.requireActual<typeof import('./use-keeping.ts')>('./use-keeping.ts');

const FIELDS = { title: { kind: 'text', label: 'Заголовок', max: 99 } } as const;

function Draft({ children }: { readonly children: ReactNode }) {
  const form = useForm({ defaultValues: { title: 'Было', draft: { revision: 5 } } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

it('knows that text was typed after an autosave, which the record does not show', () => {
  const { result, unmount } = renderHook(
    () => {
      useKeeping(FIELDS);
      return useFormContext();
    },
    { wrapper: Draft },
  );
  const form = () => result.current;
  act(() => form().reset({ title: 'Стало', draft: { revision: 6 } }, { keepValues: true }));
  act(() => form().setValue('title', 'Стало ещё лучше'));
  unmount();
  const [found] = keptOf(localStorage, { who: '', of: 'drafts/7' });
  expect(found?.kept).toMatchObject({
    revision: 6,
    changes: { title: { base: 'Стало', value: 'Стало ещё лучше' } },
  });
});
