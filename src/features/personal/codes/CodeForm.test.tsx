/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { failure, success, type Result } from '../../../client/calls/result.ts';
import { packageCodeFrom } from '../../../config/package-code.ts';

const mockReplies: ((reply: Result<null>) => void)[] = [];
jest.mock('./codes.ts', () => ({
  isRegistered: () => false,
  registerCode: () => new Promise((reply) => mockReplies.push(reply)),
}));

const { CodeForm } = jest.requireActual<typeof import('./CodeForm.tsx')>('./CodeForm.tsx');

const CODE = packageCodeFrom('K7M29XWD4H');
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const reply = (result: Result<null>) => act(async () => mockReplies.shift()?.(result));

it('empties the field of a registered code, but not of the next one that is typed meanwhile', async () => {
  render(<CodeForm />);
  type(CODE);
  fireEvent.click(screen.getByRole('button'));
  await reply(success(null));
  expect(field().value).toBe('');
  type(CODE);
  fireEvent.click(screen.getByRole('button'));
  type('9XWD');
  await reply(success(null));
  expect(field().value).toBe('9XWD');
  expect(screen.getByRole('status').textContent).toContain('Код принят');
});

it('names a rejected code that the next one has replaced', async () => {
  const rejected = failure({ code: 'product_code_used', description: '', call: 'a.b' });
  const words = () =>
    field()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  render(<CodeForm />);
  type(CODE);
  fireEvent.click(screen.getByRole('button'));
  await reply(rejected);
  expect(words()).toMatch(/Этот код/);
  expect(words()).not.toContain(CODE);
  fireEvent.click(screen.getByRole('button'));
  type('9XWD');
  await reply(rejected);
  expect(words()).toContain(`${CODE}: `);
  expect(field().value).toBe('9XWD');
});

it('takes back its error when the same code is sent again', async () => {
  render(<CodeForm />);
  type(CODE);
  fireEvent.click(screen.getByRole('button'));
  await reply(failure({ code: 'upstream', description: '', call: 'a.b' }));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  await reply(success(null));
  expect(screen.getByRole('status').textContent).toContain('Код принят');
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText(/Ответ не\u00a0пришёл/)).toBeNull();
});
