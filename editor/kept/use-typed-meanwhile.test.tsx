/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { richTextKeeps } from '../../contract/collections/rich-text.ts';
import { mergeQuestion } from '../merge/asking.ts';
import { noteSent, openForm } from './own-form.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  lead: { kind: 'text', label: 'Лид', max: 100 },
  body: { kind: 'rich-text', label: 'Текст', max: 100, keeps: richTextKeeps },
};
const article = {
  id: 5,
  revision: 1,
  title: 'Зима',
  lead: 'Снег',
  body: '<p>а</p><p>б</p>',
  draft: { publish_at: null },
};

function Article({ children }: { readonly children: ReactNode }) {
  const form = useForm({ defaultValues: article });
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** The form of an article as loaded; `reset` is what react-admin does with a record that arrives. */
function openArticle() {
  const { result } = renderHook(
    () => {
      useTypedMeanwhile(fields);
      return useFormContext();
    },
    { wrapper: Article },
  );
  const form = () => result.current;
  openForm('kept:of-this-test', () => form().getValues());
  const type = (field: string, value: unknown) =>
    act(() => form().setValue(field, value, { shouldDirty: true }));
  const arrives = (record: object) => act(async () => form().reset({ ...article, ...record }));
  return { form, type, arrives };
}

// jsdom lacks it.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value));

const ask = jest.spyOn(mergeQuestion, 'ask');
afterEach(() => void ask.mockReset());

it('keeps unsaved input when the record is read again', async () => {
  const { form, type, arrives } = openArticle();
  await arrives({});
  type('title', 'Весна');
  type('draft.publish_at', '2027-03-01T06:00:00Z');
  await arrives({ revision: 2, lead: 'Град' });
  expect(form().getValues()).toMatchObject({
    revision: 2,
    title: 'Весна',
    lead: 'Град',
    draft: { publish_at: '2027-03-01T06:00:00Z' },
  });
  await arrives({ revision: 3 });
  expect(form().getValues()).toMatchObject({ revision: 3, title: 'Весна', lead: 'Снег' });
  expect(ask).not.toHaveBeenCalled();
});

it('asks about a field that a colleague has changed, and shows the input until then', async () => {
  const { form, type, arrives } = openArticle();
  const chosen = Promise.withResolvers<{ title: 'mine' | 'theirs' } | null>();
  ask.mockReturnValue(chosen.promise);
  type('title', 'Весна');
  type('lead', 'Капель');
  await arrives({ revision: 2, title: 'Лето' });
  expect(form().getValues()).toMatchObject({ title: 'Весна', lead: 'Капель' });
  await act(async () => chosen.resolve({ title: 'theirs' }));
  expect(form().getValues()).toMatchObject({ title: 'Лето', lead: 'Капель' });
});

it('shows the saved values, with the input typed during the save', async () => {
  const { form, type, arrives } = openArticle();
  type('title', 'весна');
  noteSent();
  type('lead', 'Капель');
  await arrives({ revision: 2, title: 'Весна' });
  expect(form().getValues()).toMatchObject({ revision: 2, title: 'Весна', lead: 'Капель' });
  expect(ask).not.toHaveBeenCalled();
});

it('keeps what a save has merged into a text', async () => {
  const { form, type, arrives } = openArticle();
  type('body', '<p>а</p><p>б, моё</p>');
  noteSent();
  type('body', '<p>а</p><p>б, моё и ещё</p>');
  await arrives({ revision: 2, body: '<p>а, её</p><p>б, моё</p>' });
  expect(form().getValues('body')).toBe('<p>а, её</p><p>б, моё и ещё</p>');
  type('body', '<p>а</p><p>в</p>');
  noteSent();
  type('body', '<p>а</p><p>г</p>');
  await arrives({ revision: 3, body: '<p>а</p><p>д</p>' });
  expect(form().getValues('body')).toBe('<p>а</p><p>г</p>');
  expect(ask).not.toHaveBeenCalled();
});

it('keeps the input after a rejected save', async () => {
  const { form, type, arrives } = openArticle();
  type('title', 'Весна');
  await act(async () => {
    await form().handleSubmit(() => form().setError('title', { message: 'Занято' }))();
  });
  await arrives({ revision: 2 });
  expect(form().getValues()).toMatchObject({ revision: 2, title: 'Весна' });
});

it('does not carry input over to another record', async () => {
  const { form, type, arrives } = openArticle();
  type('title', 'Весна');
  await arrives({ id: 6, title: 'Осень' });
  expect(form().getValues()).toMatchObject({ id: 6, title: 'Осень' });
});
