/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { enter } from '../../../../tests/unit/member-backend.ts';
import { session } from '../../../stores/session.ts';

jest.mock('gatsby', () => ({ Link: () => null }));
const { OfferList } = jest.requireActual<typeof import('./OfferList.tsx')>('./OfferList.tsx');

const offer = {
  id: 3,
  title: 'Футляр',
  partner: 'Дом оптики',
  lead: 'Лёгкий футляр',
  body: '',
  cover: { src: '/media/a.jpg', alt: '', width: 10, height: 10 },
  points: 300,
  places_left: 2,
  valid_to: '2026-12-31',
  updated_at: '2026-11-21T10:00:00.000Z',
};
const list = (affordable: boolean) => (
  <OfferList
    items={[offer, { ...offer, id: 4, points: 900 }]}
    affordable={affordable}
    onAffordable={() => undefined}
    onOpen={() => undefined}
  />
);

it('tells how many offers are left when what is too dear is hidden', () => {
  enter('anna');
  session.points = 500;
  const { rerender } = render(list(false));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Показано предложений: 2');
  rerender(list(true));
  expect(region.textContent).toBe('Показано предложений: 1');
  session.points = 100;
  rerender(list(true));
  expect(region.textContent).toBe('Показано предложений: 0');
});
