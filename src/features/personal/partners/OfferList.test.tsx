/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { exampleOffer } from '../../../../tests/examples/offer.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { balance } from '../../../stores/account.ts';
import { session } from '../../../stores/session.ts';

jest.mock('gatsby', () => ({ Link: () => null }));
const { OfferList } = jest.requireActual<typeof import('./OfferList.tsx')>('./OfferList.tsx');

const list = (affordable: boolean) => (
  <OfferList
    items={[exampleOffer, { ...exampleOffer, id: 4, points: 900 }]}
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

it('names the last day, on which an offer can still be ordered', () => {
  enter('anna');
  render(list(false));
  expect(screen.getAllByText(/^действует по$/)).toHaveLength(2);
});

it('offers to load an unknown balance again, and does not say what it is enough for', async () => {
  enter('anna');
  session.points = null;
  backendOf({});
  await balance.run();
  render(list(false));
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  backendOf({ 'user.balance': { available: 500, pending: 0, expiring: null } });
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByText(/500/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false);
});
