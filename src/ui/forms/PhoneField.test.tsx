/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

const show = () =>
  render(
    <Profiler id="field" onRender={count}>
      <Form />
    </Profiler>,
  );

const field = () => screen.getByRole('textbox', { name: /Телефон/ });

it('formats what is typed, and is rendered once for each keystroke', async () => {
  show();
  fireEvent.focus(field());
  // Maskito looks for its element asynchronously.
  await act(async () => {});
  fireEvent.input(field(), { target: { value: '9' } });
  expect(field()).toHaveProperty('value', '+7 9');
  renders = 0;
  for (const value of ['+7 99', '+7 999', '+7 999 0'])
    fireEvent.input(field(), { target: { value } });
  expect(field()).toHaveProperty('value', '+7 999 0');
  expect(renders).toBe(3);
});

it('formats what was typed before the mask came, without the focus as well', async () => {
  show();
  fireEvent.input(field(), { target: { value: '89990000001' } });
  await act(async () => {});
  expect(field()).toHaveProperty('value', '+7 999 000-00-01');
});
