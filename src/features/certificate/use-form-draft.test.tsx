/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import {
  forgetOwnCertificate,
  useCertificateFlow,
  useRunningFlow,
} from './flow/certificate-flow.ts';
import type { FlowForm } from './flow/flow-form.ts';
import { useFormDraft } from './use-form-draft.ts';

function Form() {
  useRunningFlow();
  const { state, read } = useCertificateFlow();
  const form = useForm<FlowForm>(read ? { defaultValues: state.form } : {});
  useFormDraft(form);
  return (
    <>
      <input aria-label="Имя" {...form.register('name')} />
      <input aria-label="Да" type="radio" value="yes" {...form.register('isLoyaltyMember')} />
    </>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Имя');
const type = (value: string) => act(async () => fireEvent.input(name(), { target: { value } }));
const stored = () => localStorage.getItem('certificate.draft') ?? '';

/** What other tabs receive when somebody signs out in one; see `leaveDevice`. */
const leaveInAnotherTab = () =>
  act(async () => {
    localStorage.removeItem('certificate.draft');
    window.dispatchEvent(new StorageEvent('storage', { key: 'certificate.draft' }));
    localStorage.setItem('left', 'another sign-out');
    window.dispatchEvent(new StorageEvent('storage', { key: 'left' }));
  });

afterEach(() => {
  forgetOwnCertificate();
  localStorage.clear();
});

it('empties the form when somebody signs out in another tab', async () => {
  await act(async () => render(<Form />));
  await type('Анна');
  await act(async () => screen.getByLabelText('Да').click());
  expect(stored()).toContain('Анна');
  await leaveInAnotherTab();
  expect(name().value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Да').checked).toBe(false);
  expect(stored()).not.toContain('Анна');
  await type('Ольга');
  expect(stored()).toContain('Ольга');
  expect(stored()).toContain('"isLoyaltyMember":null');
});
