/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { stepKeys, stepped } from './step-keys.ts';

it('moves a number by a part of 1, without a trace of binary fractions', () => {
  expect(stepped('55.751244', 0.0001)).toBe('55.751344');
  expect(stepped('37.6', -0.001)).toBe('37.599');
  expect(stepped('0.1', 0.2)).toBe('0.3');
});

it('begins at nothing', () => {
  expect(stepped('', 0.25)).toBe('0.25');
});

function Latitude() {
  const [value, setValue] = useState('55.7');
  const change = ({ target }: { target: HTMLInputElement }) => setValue(target.value);
  return <input type="number" value={value} onChange={change} onKeyDown={stepKeys(0.0001)} />;
}

it('is told to the form as if it were typed', () => {
  render(<Latitude />);
  const input = screen.getByRole('spinbutton');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input).toHaveProperty('value', '55.7001');
  fireEvent.keyDown(input, { key: 'ArrowDown', shiftKey: true });
  expect(input).toHaveProperty('value', '55.6991');
  fireEvent.keyDown(input, { key: 'Home' });
  expect(input).toHaveProperty('value', '55.6991');
});
