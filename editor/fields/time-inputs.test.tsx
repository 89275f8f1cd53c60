/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

type Slots = { readonly slotProps?: { readonly htmlInput?: { readonly max?: string } } };

/** react-admin and MUI do not run in Jest: these are the attributes of the input. */
const mockInput = ({ slotProps }: Slots) => <input {...slotProps?.htmlInput} />;
jest.mock('react-admin', () => ({
  DateInput: mockInput,
  DateTimeInput: mockInput,
  required: () => undefined,
}));
jest.mock('@mui/material', () => ({ TextField: mockInput }));
jest.mock('../calls/session.ts', () => ({ mayI: () => true }));

const { MomentInput, TimeInput } =
  jest.requireActual<typeof import('./time-inputs.tsx')>('./time-inputs.tsx');
const { PublishAtInput } = jest.requireActual<typeof import('../drafts/PublishAtInput.tsx')>(
  '../drafts/PublishAtInput.tsx',
);
const { MomentField } = jest.requireActual<typeof import('../takedown/MomentField.tsx')>(
  '../takedown/MomentField.tsx',
);

const Form = ({ children }: { readonly children: ReactElement }) => (
  <FormProvider {...useForm()}>{children}</FormProvider>
);

it.each([
  ['a day', <TimeInput key="a" source="on" field={{ kind: 'day', label: 'День' }} />],
  ['a time', <MomentInput key="a" source="at" field={{ kind: 'moment', label: 'Время' }} />],
  ['a planned time', <PublishAtInput key="a" />],
  ['a takedown', <MomentField key="a" label="Когда" value="" onChange={() => undefined} />],
])('%s has a year of four digits', (_what, input) => {
  const { container } = render(<Form>{input}</Form>);
  expect(container.querySelector('input')?.max).toMatch(/^9999-12-31(?:T23:59)?$/);
});
