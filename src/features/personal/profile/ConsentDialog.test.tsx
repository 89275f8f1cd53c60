/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

const given = {
  id: 1,
  code: 'subscribe',
  version: '2026-11-01',
  given: true,
  happened_at: '2026-11-21T10:00:00.000Z',
};
const nothing = () => undefined;

beforeEach(() => {
  enter('anna');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

it('moves the focus to the new answer when a button goes with the withdrawal', async () => {
  const refused = { ...given, id: 2, given: false };
  backendOf({
    'user.consents': { items: [given], total: 1 },
    'user.consent.withdraw': { items: [refused, given], total: 2 },
  });
  render(<ConsentDialog open onClose={nothing} onDelete={nothing} />);
  const withdraw = await screen.findByRole('button', { name: 'Отозвать' });
  withdraw.focus();
  fireEvent.click(withdraw);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  expect(document.activeElement?.textContent).toMatch(/Отозвано 21\sноября/);
});

it('tells of a failure inside the dialog, which covers the other messages', async () => {
  backendOf({
    'user.consents': { items: [given], total: 1 },
    'user.consent.withdraw': { refused: 'internal' },
  });
  render(<ConsentDialog open onClose={nothing} onDelete={nothing} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Отозвать' }));
  expect((await screen.findByText('Нельзя')).closest('dialog')).not.toBeNull();
});
