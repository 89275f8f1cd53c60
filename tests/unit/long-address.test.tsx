/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { EMPTY_FORM, type FlowForm } from '../../src/features/certificate/flow/flow-form.ts';
import { SizedOnce } from './sized-once.ts';

globalThis.TextEncoder = TextEncoder;
jest.mock('gatsby', () => ({ Link: () => null, navigate: () => undefined }));
const { PersonFields } = jest.requireActual<
  typeof import('../../src/features/certificate/PersonFields.tsx')
>('../../src/features/certificate/PersonFields.tsx');
const { FeedbackFields } = jest.requireActual<
  typeof import('../../src/features/themes/FeedbackFields.tsx')
>('../../src/features/themes/FeedbackFields.tsx');
const { EmailStep } = jest.requireActual<typeof import('../../src/layout/auth/EmailStep.tsx')>(
  '../../src/layout/auth/EmailStep.tsx',
);

const address = 'anna.konstantinova-smirnova@yasno.example';
let certificate: UseFormReturn<FlowForm> | undefined;

function Certificate() {
  certificate = useForm<FlowForm>({ defaultValues: EMPTY_FORM });
  return <PersonFields form={certificate} faults={{}} />;
}

/** jsdom has no layout: the text is as wide as if no address fitted. */
let width: jest.SpiedGetter<number>;
const whole = () => screen.queryByText(/^Адрес целиком/)?.textContent;

beforeEach(() => {
  globalThis.ResizeObserver = SizedOnce;
  width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0);
});
afterEach(() => {
  width.mockRestore();
});

it.each([
  ['signing in', <EmailStep key="" heading="h2" />],
  ['a certificate', <Certificate key="" />],
  ['a question', <FeedbackFields key="" themes={[]} faults={{}} served={false} />],
])('an address that is longer than its field is written out: %s', (_form, fields) => {
  render(fields);
  expect(whole()).toBeUndefined();
  width.mockReturnValue(300);
  fireEvent.input(screen.getByLabelText(/почта|e-mail/i), { target: { value: address } });
  expect(whole()).toBe(`Адрес целиком: ${address}`);
});

it('an address that the form puts back is written out, too', () => {
  render(<Certificate />);
  width.mockReturnValue(300);
  act(() => certificate?.setValue('email', address));
  expect(whole()).toBe(`Адрес целиком: ${address}`);
});
