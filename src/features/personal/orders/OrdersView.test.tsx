/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Order } from '../../../../contract/schemas/member.ts';
import { exampleOrder } from '../../../../tests/examples/webinar.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';

jest.mock('gatsby', () => ({ Link: () => null }));
const { OrdersView } = jest.requireActual<typeof import('./OrdersView.tsx')>('./OrdersView.tsx');

const other = { ...exampleOrder, id: 10, number: 'Я-10', title: 'Линзы и спорт' };

beforeEach(() => {
  enter('anna');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('keeps the focus at the orders when a change takes one out of the list', async () => {
  let own: Order = exampleOrder;
  backendOf({
    orders: () => ({ items: [own, other], total: 2 }),
    'cancel.redeem.order': () => {
      own = { ...own, state: 'cancelled' };
      return own;
    },
  });
  render(<OrdersView search="?shown=active" />);
  fireEvent.click(await screen.findByRole('button', { name: /^Отменить: Сухой глаз/ }));
  const yes = screen.getByRole('button', { name: 'Да, отменить' });
  yes.focus();
  fireEvent.click(yes);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Сухой глаз' })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(yes));
  const list = screen.getByRole('list', { name: 'Заказы' });
  expect(document.activeElement).toBe(list.parentElement);
});

it('names the links to several webinars after them', async () => {
  backendOf({ orders: { items: [exampleOrder, other], total: 2 } });
  render(<OrdersView search="" />);
  const links = await screen.findAllByRole('link', { name: /^К\sвебинару/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'К\u00a0вебинару: Сухой глаз',
    'К\u00a0вебинару: Линзы и спорт',
  ]);
});
