/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { PhoneField } from './PhoneField.tsx';

let renders = 0;
const count = () => {
  renders += 1;
};

function Form() {
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      label="Телефон"
      value={phone}
      // A new function for each render, as most forms have.
      ref={() => undefined}
      onInput={(event) => setPhone(event.currentTarget.value)}
    />
  );
}

it('formats what is typed, and is rendered once for each keystroke', () => {
  render(
    <Profiler id="field" onRender={count}>
      <Form />
    </Profiler>,
  );
  const field = screen.getByRole('textbox', { name: /Телефон/ });
  fireEvent.input(field, { target: { value: '9' } });
  expect(field).toHaveProperty('value', '+7 9');
  renders = 0;
  for (const value of ['+7 99', '+7 999', '+7 999 0'])
    fireEvent.input(field, { target: { value } });
  expect(field).toHaveProperty('value', '+7 999 0');
  expect(renders).toBe(3);
});
