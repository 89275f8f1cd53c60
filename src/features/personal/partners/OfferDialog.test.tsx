/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { enter } from '../../../../tests/unit/member-backend.ts';
import { session } from '../../../stores/session.ts';
import { OfferDialog } from './OfferDialog.tsx';

jest.mock('gatsby', () => ({ navigate: () => undefined }));

const offer = {
  id: 3,
  title: 'Футляр',
  partner: 'Дом оптики',
  lead: 'Лёгкий футляр',
  body: '<p>Один раз</p>',
  cover: { src: '/media/a.jpg', alt: '', width: 10, height: 10 },
  points: 300,
  places_left: 2,
  valid_to: '2026-12-31',
  updated_at: '2026-11-21T10:00:00.000Z',
};
const onClose = jest.fn();
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  enter('anna');
  onClose.mockClear();
  session.points = 1000;
  // An order that stays pending.
  globalThis.fetch = () => new Promise(() => undefined);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  render(<OfferDialog offer={offer} onClose={onClose} />);
  press(/^Заказать/);
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
