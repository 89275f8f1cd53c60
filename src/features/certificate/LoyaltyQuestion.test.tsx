/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { EMPTY_FORM, type FlowForm } from './flow/flow-form.ts';
import { LoyaltyQuestion } from './LoyaltyQuestion.tsx';

const wish = { name: /Хочу вступить/ };

it('drops the request to join when the answer changes: no, yes, no', () => {
  let form: UseFormReturn<FlowForm> | undefined;
  const Form = () => {
    form = useForm<FlowForm>({ defaultValues: EMPTY_FORM });
    return <LoyaltyQuestion form={form} fault={undefined} />;
  };
  render(<Form />);
  const press = (role: 'radio' | 'checkbox', name: RegExp) =>
    act(() => fireEvent.click(screen.getByRole(role, { name })));
  press('radio', /^Нет/);
  press('checkbox', wish.name);
  expect(form?.getValues('isWantToJoinBLLoyalty')).toBe(true);
  press('radio', /^Да/);
  expect(screen.queryByRole('checkbox', wish)).toBeNull();
  expect(form?.getValues('isWantToJoinBLLoyalty')).toBeNull();
  press('radio', /^Нет/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', wish).checked).toBe(false);
});
