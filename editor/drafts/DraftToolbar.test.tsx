/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

type Inside = { readonly children: ReactNode };
type Deleting = {
  readonly confirmTitle?: string;
  readonly confirmContent?: string;
  readonly mutationOptions?: { readonly meta: { readonly revision: number } };
};

const mockDropped: unknown[] = [];

jest.mock('react-admin', () => ({
  DeleteButton({ confirmTitle, confirmContent, mutationOptions }: Deleting) {
    mockDropped.push(mutationOptions?.meta);
    return <p>{`${confirmTitle} ${confirmContent}`}</p>;
  },
  SaveButton: () => null,
  Toolbar: ({ children }: Inside) => children,
  useNotify: () => () => undefined,
  useRecordContext: () => ({ id: 7 }),
  useRefresh: () => () => undefined,
}));
jest.mock('@mui/material', () => ({ Button: () => null }));
jest.mock('@tanstack/react-query', () => ({ useQueryClient: () => null }));
jest.mock('../calls/session.ts', () => ({ mayI: () => true }));
jest.mock('../data/draft-records.ts', () => ({}));
jest.mock('../keys/use-kept-focus.ts', () => ({ useKeptFocus: () => undefined }));
jest.mock('../merge/save-edited.ts', () => ({}));
jest.mock('../sets/set-value.ts', () => ({
  setIn: () => ({ title: 'Весна', state: 'draft', revision: 12 }),
}));
jest.mock('../sets/use-publish-set.ts', () => ({ usePublishSet: () => ({}) }));
jest.mock('./DraftButton.tsx', () => ({ DraftButton: () => null }));
jest.mock('./draft-reads.ts', () => ({}));
jest.mock('./draft-value.ts', () => ({ draftIn: () => null }));
jest.mock('./LinkButton.tsx', () => ({ LinkButton: () => null }));
jest.mock('./rebase-draft.ts', () => ({}));
jest.mock('./planned-reason.ts', () => ({ plannedReason: () => null }));
jest.mock('./use-publish-draft.ts', () => ({ usePublishDraft: () => async () => undefined }));

beforeEach(() => {
  mockDropped.length = 0;
});

const { DraftToolbar } =
  jest.requireActual<typeof import('./DraftToolbar.tsx')>('./DraftToolbar.tsx');
const { SetToolbar } =
  jest.requireActual<typeof import('../sets/SetToolbar.tsx')>('../sets/SetToolbar.tsx');

const Form = ({ children }: Inside) => (
  <FormProvider {...useForm({ defaultValues: { draft: { revision: 3 } } })}>
    {children}
  </FormProvider>
);

const asked = (toolbar: ReactNode) => render(<Form>{toolbar}</Form>).container.textContent;

it('says that a dropped draft is gone', () => {
  expect(asked(<DraftToolbar />)).toMatch(/^Выбросить черновик\? .+ вернуть его нельзя/);
  // Only as it is on the screen.
  expect(mockDropped).toEqual([{ revision: 3 }]);
});

it('says that a set is gone, but not its drafts', () => {
  expect(asked(<SetToolbar />)).toMatch(
    /^Расформировать набор «Весна»\? Черновики останутся.+ вернуть нельзя/,
  );
  expect(mockDropped).toEqual([{ revision: 12 }]);
});
