/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';

type Pages = {
  readonly count: number;
  readonly page: number;
  readonly onChange: (event: unknown, page: number) => void;
};
type Asked = { readonly page: string; readonly count: string };

jest.mock('@mui/material', () => {
  const { Plain } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
  const Pagination = ({ count, page, onChange }: Pages) => (
    <button type="button" onClick={(event) => onChange(event, page + 1)}>
      {`Страница ${page} из ${count}`}
    </button>
  );
  return {
    ...{ Alert: Plain, Button, Card: Plain, Chip: Plain, Pagination, Table: Plain },
    ...{ TableBody: Plain, TableCell: Plain, TableHead: Plain, TableRow: Plain },
  };
});
jest.mock('react-admin', () => ({ Title: () => null }));
jest.mock('../app/ScreenTitle.tsx', () => ({ ScreenTitle: () => null }));
jest.mock('../calls/session.ts', () => ({ mayI: () => true }));
jest.mock('../lists/ScrollBox.tsx', () => ({
  ScrollBox: ({ children }: { readonly children: ReactNode }) => (
    <section aria-label="Листается">{children}</section>
  ),
}));
jest.mock('./GoOnButton.tsx', () => ({}));
jest.mock('./RollBackDialog.tsx', () => ({}));
let mockIsCurrent = false;
jest.mock('../calls/use-call.ts', () => ({
  useCall: (_call: unknown, { page, count }: Partial<Asked>) => {
    if (count === undefined) return null;
    const one = { number: Number(page ?? 1), changes: null, current: mockIsCurrent };
    const item = { ...one, time: `2026-11-0${page ?? 1}T09:00:00Z` };
    return { ok: true, value: { items: [item], total: 60 } };
  },
}));

const { ReleasesPage } =
  jest.requireActual<typeof import('./ReleasesPage.tsx')>('./ReleasesPage.tsx');

it('shows all releases that are kept, page by page', () => {
  render(<ReleasesPage />);
  expect(screen.queryByText(/^1 ноября/)).not.toBeNull();
  fireEvent.click(screen.getByText('Страница 1 из 2'));
  expect(screen.queryByText(/^2 ноября/)).not.toBeNull();
  expect(screen.queryByText('Страница 2 из 2')).not.toBeNull();
});

it('leaves the focus in the content when the release it was asked for is served', () => {
  const page = () => (
    <main id="main-content">
      <ReleasesPage />
    </main>
  );
  const { rerender } = render(page());
  screen.getByText('Вернуть этот').focus();
  mockIsCurrent = true;
  rerender(page());
  expect(screen.queryByText('Вернуть этот')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('scrolls the table sideways, with its buttons, where a phone is too narrow', () => {
  mockIsCurrent = false;
  render(<ReleasesPage />);
  const box = screen.getByRole('region', { name: 'Листается' });
  expect(box.contains(screen.getByText('Вернуть этот'))).toBe(true);
});
