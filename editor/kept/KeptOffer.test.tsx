/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { mergeQuestion } from '../merge/asking.ts';
import { keep, keptOf, keyOf } from './kept-store.ts';

const article = { id: 5, revision: 1, title: 'Зима', lead: 'Снег' };
let mockSaved = article;

/** react-admin and MUI do not run in Jest. */
jest.mock('react-admin', () => ({
  useRecordContext: () => mockSaved,
  useResourceContext: () => 'articles',
}));
jest.mock('@mui/material', () => ({
  Alert: ({ children, action }: { children: ReactNode; action: ReactNode }) => (
    <div>
      {children}
      {action}
    </div>
  ),
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
}));
jest.mock('./LostPictures.tsx', () => ({ LostPictures: () => null }));
jest.mock('./form-of.ts', () => ({ useFormOf: () => OF }));

const OF = { who: 'Вера', of: 'articles/5' };

const { KeptOffer } = jest.requireActual<typeof import('./KeptOffer.tsx')>('./KeptOffer.tsx');

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  lead: { kind: 'text', label: 'Лид', max: 100 },
};

let form: ReturnType<typeof useFormContext>;

function Inside() {
  const own = useFormContext();
  useEffect(() => {
    form = own;
  });
  return <KeptOffer fields={fields} />;
}

function Form() {
  const made = useForm({ defaultValues: article });
  return (
    <FormProvider {...made}>
      <Inside />
    </FormProvider>
  );
}

const ask = jest.spyOn(mergeQuestion, 'ask');
beforeEach(() => {
  ask.mockReset();
  const changes = { lead: { base: 'Снег', value: 'Вьюга' } };
  const kept = { at: new Date().toISOString(), revision: 1, changes, lost: [] };
  keep(localStorage, keyOf(OF, 'yesterday'), kept);
});

const bring = () => act(async () => void fireEvent.click(screen.getByText('Вернуть')));

it('restores unsaved changes, and keeps newer input in other fields', async () => {
  render(<Form />);
  act(() => form.setValue('title', 'Весна'));
  await bring();
  expect(form.getValues()).toMatchObject({ title: 'Весна', lead: 'Вьюга' });
  expect(ask).not.toHaveBeenCalled();
});

it('asks about a field that was edited again', async () => {
  ask.mockResolvedValue({ lead: 'theirs' });
  render(<Form />);
  act(() => form.setValue('lead', 'Капель'));
  await bring();
  const [asked] = ask.mock.calls[0] ?? [];
  expect(asked?.names?.theirs).toBe('В\u00a0форме сейчас');
  expect(asked?.conflicts).toMatchObject([{ field: 'lead', mine: 'Вьюга', theirs: 'Капель' }]);
  expect(form.getValues()).toMatchObject({ title: 'Зима', lead: 'Капель' });
});

it('offers discarded changes again if the question about a conflict is cancelled', async () => {
  ask.mockResolvedValue(null);
  render(<Form />);
  fireEvent.click(screen.getByText('Отбросить'));
  act(() => form.setValue('lead', 'Капель'));
  await bring();
  expect(form.getValues()).toMatchObject({ lead: 'Капель' });
  expect(screen.getByText(/^Есть несохранённые правки/)).toBeTruthy();
});

it('restores even discarded changes', async () => {
  render(<Form />);
  fireEvent.click(screen.getByText('Отбросить'));
  expect(form.getValues()).toMatchObject({ lead: 'Снег' });
  expect(keptOf(localStorage, OF)).toEqual([]);
  await bring();
  expect(form.getValues()).toMatchObject({ lead: 'Вьюга' });
  expect(screen.queryByText(/Вернуть/)).toBeNull();
});

it('says of changes from before the last save that they are older', () => {
  mockSaved = { ...article, revision: 2, lead: 'Метель' };
  render(<Form />);
  mockSaved = article;
  expect(screen.getByText(/^Есть несохранённые правки.+: после них запись/)).toBeTruthy();
});

it('says nothing of the kind if nothing was saved', () => {
  render(<Form />);
  expect(screen.queryByText(/после них/)).toBeNull();
});
