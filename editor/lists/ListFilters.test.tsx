/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { FilterElement } from './ListActions.tsx';

const mockHide = jest.fn();

/** react-admin and MUI do not run in Jest. */
jest.mock('react-admin', () => ({
  FilterLiveForm: ({ children }: { children: ReactNode }) => children,
  useListContext: () => ({
    displayedFilters: { draft: true },
    filterValues: { category_id: 3 },
    hideFilter: mockHide,
  }),
}));
jest.mock('@mui/material', () => {
  const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>;
  const IconButton = ({ title, onClick }: ComponentProps<'button'>) => (
    <button type="button" title={title} onClick={onClick} />
  );
  return { Box, IconButton };
});
jest.mock('@mui/icons-material/RemoveCircleOutlineOutlined', () => () => null);

const { ListFilters } = jest.requireActual<typeof import('./ListFilters.tsx')>('./ListFilters.tsx');

const Filter = ({ source }: FilterElement['props']) => <input aria-label={source} />;

it('has a button for each filter that can be removed, named after it', () => {
  render(
    <ListFilters
      filters={[
        <Filter key="search" source="search" alwaysOn />,
        <Filter key="category_id" source="category_id" label="Раздел" />,
        <Filter key="draft" source="draft" label="Есть черновик" />,
        <Filter key="held" source="held" label="Задержана сайтом" />,
      ]}
    />,
  );
  const labels = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'));
  expect(labels).toEqual(['search', 'category_id', 'draft']);
  const buttons = screen.getAllByRole('button').map(({ title }) => title);
  expect(buttons).toEqual(['Убрать фильтр: Раздел', 'Убрать фильтр: Есть черновик']);
  fireEvent.click(screen.getByTitle('Убрать фильтр: Раздел'));
  expect(mockHide).toHaveBeenCalledWith('category_id');
});
