/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const field = () => screen.getByRole('textbox');

/** The texts that a screen reader adds to the field, in order. */
const description = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('has a label as its name and describes the action', () => {
    render(<TextField label="Имя" />);
    expect(screen.getByLabelText('Имя')).toBe(field());
    expect(field().getAttribute('placeholder')).toBe('Введите текст');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
    expect(field().hasAttribute('required')).toBe(false);
  });

  it('is described by its hint, then by its error', () => {
    render(<TextField label="Код" hint="Шесть цифр" error="Цифр две" />);
    expect(description()).toEqual(['Шесть цифр', 'Цифр две']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    { error: true, told: ['Неверный формат ввода'] },
    { error: false, told: [] },
    { error: '', told: [] },
    { error: undefined, told: [] },
  ])('shows $told for the error $error', ({ error, told }) => {
    render(<TextField label="Почта" error={error} />);
    expect(description()).toEqual(told);
  });

  it('has an error element before there is an error, so that screen readers announce it', () => {
    const { container, rerender } = render(<TextField label="Почта" />);
    const place = container.querySelector('[aria-live="polite"]');
    expect(place?.textContent).toBe('');
    rerender(<TextField label="Почта" error />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(place);
    expect(place?.textContent).toBe('Неверный формат ввода');
  });

  it('says in words that it is required', () => {
    render(<TextField label="Телефон" required />);
    expect(screen.getByText(/обязательное поле/)).toBeTruthy();
    expect(field().hasAttribute('required')).toBe(true);
  });

  it('gives two fields with the same label different ids', () => {
    render(
      <>
        <TextField label="Имя" error />
        <TextField label="Имя" error />
      </>,
    );
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
