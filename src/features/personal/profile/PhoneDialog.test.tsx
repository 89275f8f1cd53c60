/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { exampleProfile } from '../../../../tests/examples/profile.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { toasts } from '../../../stores/toasts.ts';
import { sessionList } from './sessions.ts';

jest.mock('../../../client/captcha/pass-captcha.ts', () => ({
  passCaptcha: () => Promise.resolve({ ok: true, value: null }),
}));
const { PhoneDialog } = jest.requireActual<typeof import('./PhoneDialog.tsx')>('./PhoneDialog.tsx');

let answer: () => Promise<void>;
const nothing = () => undefined;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (open: boolean) => <PhoneDialog former={null} open={open} onClose={nothing} />;

async function ask(phone: string): Promise<void> {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: phone } });
  press('Получить код');
  await act(async () => {});
}

beforeEach(() => {
  enter('anna');
  const text = JSON.stringify({ result: { resend_in: 60, to_old: false } });
  globalThis.fetch = () =>
    new Promise((resolve) => {
      const reply = { status: 200, text: () => Promise.resolve(text) } as Response;
      answer = () => act(async () => resolve(reply));
    });
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('moves the focus to the number when another one is wanted', async () => {
  render(dialog(true));
  await ask('9990000002');
  await answer();
  const other = screen.getByRole('button', { name: 'Другой номер' });
  other.focus();
  fireEvent.click(other);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Новый номер/ }));
});

it('begins with the number again when it was closed before the codes were sent', async () => {
  const { rerender } = render(dialog(true));
  await ask('9990000002');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  rerender(dialog(false));
  await answer();
  rerender(dialog(true));
  expect(screen.queryByRole('form', { name: 'Новый номер' })).not.toBeNull();
});

it('calls a first number added, not changed', async () => {
  toasts.shown = [];
  backendOf({
    'user.phone.codes': { resend_in: 60, to_old: false },
    'user.phone.change': exampleProfile,
  });
  render(dialog(true));
  await ask('9990000002');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '1234' } });
  press('Добавить номер');
  await act(async () => {});
  expect(toasts.shown.map(({ text }) => text)).toEqual([expect.stringMatching(/^Номер добавлен/)]);
});

it('leaves only this device among the sessions, because the others have ended', async () => {
  const own = { id: 1, current: true, device: 'phone', browser: null, system: null, city: null };
  const items = [own, { ...own, id: 2, current: false }].map((session) => ({
    ...session,
    signed_in_at: '2026-11-28T12:00:00.000Z',
    last_seen_at: '2026-11-29T12:00:00.000Z',
  }));
  backendOf({
    sessions: { items, total: items.length },
    'user.phone.codes': { resend_in: 60, to_old: false },
    'user.phone.change': exampleProfile,
  });
  await sessionList.run();
  render(dialog(true));
  await ask('9990000002');
  press('Добавить номер');
  await act(async () => {});
  expect(sessionList.state.data?.items.map(({ id }) => id)).toEqual([1]);
});
