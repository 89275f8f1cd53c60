/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';

type Slots = {
  readonly slotProps?: { readonly htmlInput?: { readonly max?: string } };
  readonly onChange?: () => void;
};

/** react-admin and MUI do not run in Jest: these are the attributes of the input. */
const mockInput = ({ slotProps, onChange }: Slots) => (
  <input {...slotProps?.htmlInput} onChange={onChange} />
);
jest.mock('react-admin', () => ({
  DateInput: mockInput,
  DateTimeInput: mockInput,
  required: () => undefined,
  useWrappedSource: (source: string) => source,
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

it('is empty in the form as soon as it is emptied', () => {
  const AT = '2027-01-01T00:00:00.000Z';
  function Emptied() {
    const form = useForm<{ at: string | null }>({ defaultValues: { at: AT } });
    const { isDirty } = form.formState;
    const at = useWatch({ control: form.control, name: 'at' });
    return (
      <FormProvider {...form}>
        <MomentInput source="at" field={{ kind: 'moment', label: 'Время' }} />
        {JSON.stringify({ isDirty, at })}
      </FormProvider>
    );
  }
  const { container } = render(<Emptied />);
  const input = container.querySelector('input');
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { value: '2' } });
  expect(container.textContent).toBe(JSON.stringify({ isDirty: false, at: AT }));
  fireEvent.change(input, { target: { value: '' } });
  expect(container.textContent).toBe(JSON.stringify({ isDirty: true, at: null }));
});
