/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

const mockRefetch = jest.fn();
const mockContext = jest.fn<() => object>();

jest.mock('@mui/material', () => {
  const { Plain, Button } = jest.requireActual<typeof import('../../tests/unit/dialog-parts.tsx')>(
    '../../tests/unit/dialog-parts.tsx',
  );
  const Alert = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
    <div>
      {children}
      {action}
    </div>
  );
  return { Alert, Box: Plain, Button, Typography: Plain };
});
jest.mock('react-admin', () => ({
  DataTable: () => 'Здесь пока пусто.',
  Pagination: () => '1–25 из 25',
  useListContext: () => mockContext(),
  useTimeout: () => true,
}));
jest.mock('./ScrollBox.tsx', () => ({
  ScrollBox: ({ children }: { children: ReactNode }) => children,
}));

const { ListRows } = jest.requireActual<typeof import('./ListRows.tsx')>('./ListRows.tsx');
const { ListPages } = jest.requireActual<typeof import('./ListPages.tsx')>('./ListPages.tsx');

const list = () =>
  render(
    <div id="main-content">
      <ListRows>{null}</ListRows>
      <ListPages />
    </div>,
  );

it('does not call a list empty that could not be read, and reads it again', () => {
  mockContext.mockReturnValue({
    isPending: false,
    error: new Error('Нет связи с сервером'),
    refetch: mockRefetch,
  });
  const { container } = list();
  expect(container.textContent).toBe('Нет связи с серверомЗагрузить ещё раз');
  fireEvent.click(screen.getByRole('button'));
  expect(mockRefetch).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('main-content');
});

it('offers to drop the filters that no list accepts, instead of reading it in vain', () => {
  const refused = Object.assign(new Error('Проверьте поля'), { body: { code: 'bad_request' } });
  const setFilters = jest.fn();
  const given = { error: refused, filterValues: { section_id: 'abc' }, setFilters };
  mockContext.mockReturnValue({ isPending: false, ...given });
  expect(list().container.textContent).toMatch(/условиями.+Убрать условия$/);
  fireEvent.click(screen.getByRole('button'));
  expect(setFilters.mock.calls).toEqual([[{}]]);
});

it('keeps the rows in sight when they cannot be read again', () => {
  mockContext.mockReturnValue({ isPending: false, error: new Error('Нет связи'), data: [{}] });
  expect(list().container.textContent).toBe('Здесь пока пусто.1–25 из 25');
});
