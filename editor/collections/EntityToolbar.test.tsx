/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, useFormState } from 'react-hook-form';

type Saving = {
  readonly label: string;
  readonly alwaysEnable: boolean;
  readonly disabled?: boolean;
};
type Drafting = {
  readonly children: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

/** jsdom has none. */
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value));

let saved = Promise.withResolvers<{ id: number }>();
/** The entity of the form; undefined: a new one. */
let mockRecord: object | undefined;
let mockIsFixed = false;
const mockSave = jest.fn((_how: 'publish' | 'draft') => saved.promise);

/** react-admin and MUI do not run in Jest; of SaveButton, only when it can be pressed matters. */
jest.mock('react-admin', () => ({
  SaveButton: ({ label, alwaysEnable, disabled }: Saving) => {
    const { isSubmitting } = useFormState();
    return (
      <button type="submit" disabled={!alwaysEnable && (disabled || isSubmitting)}>
        {label}
      </button>
    );
  },
  Toolbar: ({ children }: { children: ReactNode }) => children,
  useNotify: () => () => undefined,
  useRecordContext: () => mockRecord,
  useRedirect: () => () => undefined,
  useResourceContext: () => 'tags',
}));
jest.mock('@mui/material', () => ({
  Button: ({ children, disabled, onClick }: Drafting) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}));
let mockMayPublish = true;
jest.mock('../calls/session.ts', () => ({
  mayI: (what: string) => what !== 'publish' || mockMayPublish,
}));
jest.mock('../data/create-once.ts', () => ({
  createOnce: () => mockSave('draft'),
}));
jest.mock('../data/descriptions.ts', () => ({
  described: () => ({ is_fixed: mockIsFixed }),
  fieldsOf: () => [],
}));
jest.mock('../data/refused.ts', () => ({ sentenceOf: String }));
const mockBegin = jest.fn(async (_begun: object) => ({ id: 7 }));
jest.mock('../drafts/begin-draft.ts', () => ({
  beginDraft: (begun: object) => mockBegin(begun),
}));
jest.mock('../drafts/carried.ts', () => ({ carry: async () => undefined }));
jest.mock('../drafts/draft-faults.ts', () => ({ faultsOf: () => ({}) }));
jest.mock('../drafts/saved-words.ts', () => ({
  savedWords: () => '',
  saveLabel: () => 'Сохранить черновик',
}));
jest.mock('../history/HistoryButton.tsx', () => ({ HistoryButton: () => null }));
jest.mock('../kept/own-form.ts', () => ({
  sendingOfOwn: () => ({ begin: () => undefined, end: () => undefined, refuse: () => undefined }),
}));
jest.mock('../keys/use-kept-focus.ts', () => ({ useKeptFocus: () => undefined }));
jest.mock('../takedown/TakeDownButton.tsx', () => ({ TakeDownButton: () => null }));
jest.mock('./RemoveButton.tsx', () => ({ RemoveButton: () => <button>Удалить</button> }));

const { EntityToolbar } =
  jest.requireActual<typeof import('./EntityToolbar.tsx')>('./EntityToolbar.tsx');

const Title = () => <input aria-label="Название" {...useFormContext().register('title')} />;

function Form() {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(async () => void (await mockSave('publish')))}>
        <Title />
        <EntityToolbar />
      </form>
    </FormProvider>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

beforeEach(async () => {
  saved = Promise.withResolvers();
  mockSave.mockClear();
  render(<Form />);
  const title = screen.getByLabelText('Название');
  await act(async () => void fireEvent.input(title, { target: { value: 'Зима' } }));
});

// Saves of drafts wait for each other.
afterEach(() => act(async () => saved.resolve({ id: 7 })));

it.each([
  ['publish', 'Опубликовать'],
  ['draft', 'Сохранить черновик'],
])('saves a new entity once while a %s is under way', async (how, first) => {
  await press(first);
  await press('Опубликовать');
  await press('Сохранить черновик');
  expect(mockSave.mock.calls).toEqual([[how]]);
  await act(async () => saved.resolve({ id: 7 }));
  await press('Опубликовать');
  expect(mockSave).toHaveBeenCalledTimes(2);
});

it.each([
  ['an entity can', false, 1],
  ['the settings, which always exist, cannot', true, 0],
])('%s be deleted', async (_, isFixed, buttons) => {
  mockRecord = { id: 1 };
  mockIsFixed = isFixed;
  await act(async () => void render(<Form />));
  expect(screen.queryAllByText('Удалить')).toHaveLength(buttons);
  mockRecord = undefined;
});

it.each([
  ['one who may publish it, which leaves the draft to its own screen', true, ['Опубликовать']],
  ['one who may only draft, into the draft', false, ['Сохранить черновик']],
])('an entity with a draft is saved by %s', async (_, mayPublish, buttons) => {
  cleanup();
  mockRecord = { id: 1, draft: { id: 9 } };
  mockMayPublish = mayPublish;
  await act(async () => void render(<Form />));
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown.filter((name) => name !== 'Удалить')).toEqual(buttons);
  mockRecord = undefined;
  mockMayPublish = true;
});

it('a draft is saved with what was read as its base, also of fields without a default', async () => {
  cleanup();
  mockRecord = { id: 1, title: 'Осень', lead: 'Дождь' };
  await act(async () => void render(<Form />));
  const title = screen.getByLabelText('Название');
  await act(async () => void fireEvent.input(title, { target: { value: 'Зима' } }));
  await press('Сохранить черновик');
  expect(mockBegin.mock.calls).toMatchObject([[{ base: { id: 1, title: '', lead: 'Дождь' } }]]);
  mockRecord = undefined;
});
