/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Combobox } from './Combobox.tsx';

const options = ['Казань', 'Москва'].map((label) => ({ value: label, label }));

it('opens its list for what is typed, and not for what a browser fills in', () => {
  render(<Combobox label="Город" autoComplete="address-level2" options={options} />);
  const field = screen.getByRole('combobox', { name: 'Город' });
  expect(field).toHaveProperty('autocomplete', 'address-level2');
  fireEvent.change(field, { target: { value: 'Моск' } });
  expect(field).toHaveProperty('value', 'Моск');
  expect(screen.queryByRole('option')).toBeNull();
  field.focus();
  fireEvent.change(field, { target: { value: 'Каз' } });
  expect(screen.getByRole('option').textContent).toBe('Казань');
});
