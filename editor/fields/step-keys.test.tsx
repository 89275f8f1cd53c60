/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { stepKeys, stepped } from './step-keys.ts';

it('changes a number by a fraction without floating-point errors', () => {
  expect(stepped('55.751244', 0.0001)).toBe('55.751344');
  expect(stepped('37.6', -0.001)).toBe('37.599');
  expect(stepped('0.1', 0.2)).toBe('0.3');
});

it('starts from zero in an empty field', () => {
  expect(stepped('', 0.25)).toBe('0.25');
});

function Latitude() {
  const [value, setValue] = useState('55.7');
  const change = ({ target }: { target: HTMLInputElement }) => setValue(target.value);
  return <input type="number" value={value} onChange={change} onKeyDown={stepKeys(0.0001)} />;
}

it('fires the change event of typing', () => {
  render(<Latitude />);
  const input = screen.getByRole('spinbutton');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input).toHaveProperty('value', '55.7001');
  fireEvent.keyDown(input, { key: 'ArrowDown', shiftKey: true });
  expect(input).toHaveProperty('value', '55.6991');
  fireEvent.keyDown(input, { key: 'Home' });
  expect(input).toHaveProperty('value', '55.6991');
});
