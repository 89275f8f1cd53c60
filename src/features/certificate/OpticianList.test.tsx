/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { exampleCertificate } from '../../../tests/examples/certificate-flow.ts';
import { OpticianList } from './OpticianList.tsx';
import { opticians } from './opticians.ts';

globalThis.TextEncoder = TextEncoder;
/** The reload fails: the list shows what it has. */
globalThis.fetch = () => new Promise(() => undefined);

const { optician } = exampleCertificate();
const shops = ['enough', 'enough', 'enough', 'few', 'none'] as const;

afterEach(() => opticians.reset());

it('moves the focus to the first of the new items, also when none are left to load', async () => {
  const listed = shops.map((stock, place) => ({ ...optician, id: place + 1, stock }));
  opticians.state.data = { shops: listed, total: listed.length };
  render(<OpticianList alive onChoose={() => undefined} />);
  const more = screen.getByRole('button', { name: 'Показать ещё' });
  more.focus();
  await act(async () => more.click());
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  const rows = screen.getByRole('list', { name: 'Салоны' }).querySelectorAll('li');
  expect(rows).toHaveLength(5);
  expect(document.activeElement).toBe(rows[3]?.querySelector('button'));
});
