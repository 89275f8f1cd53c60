/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_CITY } from '../../config/constants.ts';
import { location } from '../../stores/location.ts';
import { exampleCertificate } from '../../../tests/examples/certificate-flow.ts';
import { OpticianList } from './OpticianList.tsx';
import { opticians, opticiansKey } from './opticians.ts';

globalThis.TextEncoder = TextEncoder;
/** The reload never completes, so the list shows its current data. */
globalThis.fetch = () => new Promise(() => undefined);

const { optician } = exampleCertificate();
const shops = ['enough', 'enough', 'enough', 'few', 'none'] as const;

afterEach(() => {
  opticians.reset();
  location.certificateCity = null;
});

it('moves the focus to the first new item, even when no more are left to load', async () => {
  const listed = shops.map((stock, place) => ({ ...optician, id: place + 1, stock }));
  const key = opticiansKey(DEFAULT_CITY.title, []);
  opticians.state.data = { key, shops: listed };
  render(<OpticianList alive onChoose={() => undefined} />);
  const more = screen.getByRole('button', { name: 'Показать ещё' });
  more.focus();
  await act(async () => more.click());
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  const rows = screen.getByRole('list', { name: 'Салоны' }).querySelectorAll('li');
  expect(rows).toHaveLength(5);
  expect(document.activeElement).toBe(rows[3]?.querySelector('button'));
});

it('leaves its field for the first optician found on Enter, and submits no form', async () => {
  const key = opticiansKey(DEFAULT_CITY.title, []);
  opticians.state.data = { key, shops: [{ ...optician, stock: 'few' }] };
  render(<OpticianList alive onChoose={() => undefined} />);
  const field = screen.getByRole('searchbox');
  field.focus();
  await act(async () => expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Салоны' }).firstChild);
});

it('offers no optician of another city, or for other lenses, while the new list loads', async () => {
  const { title } = DEFAULT_CITY;
  opticians.state.data = { key: opticiansKey(title, []), shops: [{ ...optician, stock: 'few' }] };
  render(<OpticianList alive onChoose={() => undefined} />);
  expect(screen.getByRole('button', { name: /^Выбрать: / })).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Торические' }).click());
  expect(screen.queryByRole('button', { name: /^Выбрать: / })).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Торические' }).click());
  expect(screen.getByRole('button', { name: /^Выбрать: / })).toBeTruthy();
  await act(async () => {
    location.certificateCity = 'Казань';
  });
  expect(screen.queryByRole('button', { name: /^Выбрать: / })).toBeNull();
  expect(screen.queryByText(/^Нашли/)).toBeNull();
});

it('tells the number of opticians in a region that stays while a list loads', async () => {
  const { title } = DEFAULT_CITY;
  const { container } = render(<OpticianList alive onChoose={() => undefined} />);
  const region = container.querySelector('p[role=status]');
  expect(region?.textContent).toBe('');
  await act(async () => {
    opticians.state.data = { key: opticiansKey(title, []), shops: [{ ...optician, stock: 'few' }] };
  });
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toMatch(/^Нашли 1\sсалон$/);
});
