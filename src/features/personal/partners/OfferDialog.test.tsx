/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { exampleOffer } from '../../../../tests/examples/offer.ts';
import { exampleOrder } from '../../../../tests/examples/webinar.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { session } from '../../../stores/session.ts';

const mockOpen = jest.fn();
jest.mock('gatsby', () => ({ Link: () => null, navigate: (path: string) => mockOpen(path) }));
const { OfferDialog } = jest.requireActual<typeof import('./OfferDialog.tsx')>('./OfferDialog.tsx');

const onClose = jest.fn();
let show: (shown: typeof exampleOffer) => void;
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  enter('anna');
  onClose.mockClear();
  mockOpen.mockClear();
  history.replaceState(null, '', '/personal/partners/');
  session.points = 1000;
  // An order that stays pending.
  globalThis.fetch = () => new Promise(() => undefined);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const { rerender } = render(<OfferDialog offer={exampleOffer} onClose={onClose} />);
  show = (shown) => rerender(<OfferDialog offer={shown} onClose={onClose} />);
  press(/^Заказать/);
});

it('names no points where none are spent', () => {
  show({ ...exampleOffer, points: 0 });
  expect(screen.getByRole('status').textContent).toMatch(/^Оформить заказ\?/);
  expect(screen.getByRole('dialog').textContent).toContain('СтоитБесплатно');
  // The last day is included.
  expect(screen.getByRole('dialog').textContent).toContain('Действует по31');
  expect(screen.getByRole('dialog').textContent).not.toMatch(/\s0\sбалл|Списать/);
  press(/^Да, оформить/);
  expect(screen.queryByRole('button', { name: /^Заказать/ })).toBeNull();
});

it('cannot be cancelled while the points are being spent', () => {
  press(/^Да, списать/);
  press(/^Не\sсейчас/);
  expect(screen.queryByRole('button', { name: /^Заказать/ })).toBeNull();
  expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('none');
  expect(onClose).not.toHaveBeenCalled();
});

it('goes back to the offer before that', () => {
  press(/^Не\sсейчас/);
  expect(screen.queryByRole('button', { name: /^Заказать/ })).not.toBeNull();
});

it.each([
  ['opens the orders once the offer is ordered', '/personal/partners/', ['/personal/orders/']],
  ['opens nothing when the member has gone Back meanwhile', '/personal/', []],
])('%s', async (_, path, opened) => {
  backendOf({ 'order.partner.offer': { ...exampleOrder, kind: 'offer' } });
  press(/^Да, списать/);
  history.replaceState(null, '', path);
  await act(async () => {});
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(mockOpen.mock.calls.flat()).toEqual(opened);
});
