/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { toasts } from '../../../stores/toasts.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

const onClose = jest.fn();

beforeEach(() => {
  enter('anna');
  onClose.mockClear();
  // A deletion that stays pending.
  globalThis.fetch = () => new Promise(() => undefined);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  render(<DeleteDialog open onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Продолжить удаление' }));
});

it('cannot be cancelled while the request is pending', () => {
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.getAttribute('closedby')).toBe('none');
  // As in browsers that do not support the attribute, such as older Safari.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  fireEvent.click(dialog);
  fireEvent.click(screen.getByRole('button', { name: /^Закрыть/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Передумать' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog).toHaveProperty('open', true);
});

it('continues reading at the last step, and at the box when that is missing', () => {
  expect(document.activeElement?.textContent).toMatch(/^Данные исчезнут сразу/);
  fireEvent.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(screen.getByText(/^Отметьте, что понимаете/)).toBeDefined();
});

it('can be cancelled before the request', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Передумать' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('tells the member that everything is deleted, on the page that opens', async () => {
  const opened = jest.fn();
  window.___navigate = opened;
  toasts.shown = [];
  backendOf({ 'user.delete': { accepted: true, id: null } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/', { replace: true }));
  expect(toasts.shown).toMatchObject([{ text: 'Ваши данные удалены, кабинет закрыт' }]);
});
