/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

/** Neither runs in Jest, and the tools have a test of their own. */
jest.mock('@dnd-kit/sortable', () => ({ useSortable: () => ({ transform: null }) }));
jest.mock('@mui/material', () => ({
  Box: ({
    component: Element = 'div',
    sx: _,
    ...props
  }: ComponentProps<'div'> & { component?: 'div'; sx: object }) => <Element {...props} />,
}));
jest.mock('../app/may-write.ts', () => ({ useMayWrite: () => true }));
jest.mock('./DragButton.tsx', () => ({ DragButton: () => null }));
jest.mock('./ItemTools.tsx', () => ({ ItemTools: () => null }));

const { ItemRow } = jest.requireActual<typeof import('./ItemRow.tsx')>('./ItemRow.tsx');

it('says which row of a list an input belongs to', () => {
  render(
    <ItemRow id="a" row="Вариант 2" look="line" isOrdered say={() => undefined}>
      <input aria-label="Текст" />
    </ItemRow>,
  );
  const group = screen.getByRole('group', { name: 'Вариант 2' });
  expect(group.contains(screen.getByRole('textbox', { name: 'Текст' }))).toBe(true);
});
