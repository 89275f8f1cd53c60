/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SizedOnce } from '../../../../tests/unit/sized-once.ts';
import { failure, success } from '../../../client/calls/result.ts';
import { toasts } from '../../../stores/toasts.ts';

const mockCall = jest.fn<(call: { name: string }, params: object) => Promise<unknown>>();
jest.mock('../../../stores/member-call.ts', () => ({
  memberCall: (call: { name: string }, params: object) => mockCall(call, params),
}));
const { ContactPart } = jest.requireActual<typeof import('./ContactPart.tsx')>('./ContactPart.tsx');

const waiting = {
  id: 7,
  firstName: 'Анна',
  lastName: null,
  phone: '+79990000003',
  email: 'anna@yasno.example',
  email_confirmed: false,
  birthday: null,
  city_id: null,
  children: [],
  consents: [],
  updated_at: '2026-11-21T09:00:00.000Z',
};
const again = () => screen.queryByRole('button', { name: 'Прислать ещё\u00a0раз' });
const open = (profile: typeof waiting) =>
  render(<ContactPart profile={profile} typed="" fault={undefined} onPhone={() => undefined} />);
const told = () => toasts.shown.map(({ text, tone }) => [tone, text]);

beforeEach(() => {
  globalThis.ResizeObserver = SizedOnce;
  toasts.shown = [];
  mockCall.mockReset();
});
afterEach(cleanup);

it('resends the email for an unconfirmed address, and submits no other edits', async () => {
  mockCall.mockResolvedValue(success(waiting));
  open(waiting);
  fireEvent.input(screen.getByLabelText('Почта'), { target: { value: 'drugaya@yasno.example' } });
  fireEvent.click(again() ?? document.body);
  expect(again()?.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(told()[0]?.[0]).toBe('success'));
  // No name either: it may have been changed in another tab since.
  const sent = { email: 'anna@yasno.example', email_again: true };
  expect(mockCall.mock.calls.map(([{ name }, params]) => [name, params])).toEqual([
    ['user.profile.edit', sent],
  ]);
  expect(told()[0]?.[1]).toMatch(/anna@yasno\.example.*последнего письма/);
  expect(again()?.getAttribute('aria-disabled')).toBe('false');
});

it('reports that there were too many emails, or that the address is confirmed by now', async () => {
  const description = 'Писем было слишком много';
  const call = 'user.profile.edit';
  mockCall.mockResolvedValue(
    failure({ code: 'too_many_requests', description, call, status: 429 }),
  );
  open(waiting);
  fireEvent.click(again() ?? document.body);
  await waitFor(() => expect(told()).toEqual([['error', description]]));
  mockCall.mockResolvedValue(success({ ...waiting, email_confirmed: true }));
  fireEvent.click(again() ?? document.body);
  await waitFor(() => expect(told().at(-1)).toEqual(['success', 'Почта уже подтверждена']));
});

it('moves the focus from the button, which disappears, to the state of a confirmed address', async () => {
  const confirmed = { ...waiting, email_confirmed: true };
  mockCall.mockResolvedValue(success(confirmed));
  const part = (profile: typeof waiting) => (
    <ContactPart profile={profile} typed="" fault={undefined} onPhone={() => undefined} />
  );
  const { rerender } = render(part(waiting));
  again()?.focus();
  fireEvent.click(again() ?? document.body);
  rerender(part(confirmed));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Подтверждена'));
});

it('writes an address out below that is longer than its field', () => {
  const widths = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0);
  open(waiting);
  expect(screen.queryByText(/^Адрес целиком/)).toBeNull();
  widths.mockReturnValue(300);
  const address = 'anna.konstantinova-smirnova@yasno.example';
  fireEvent.input(screen.getByLabelText('Почта'), { target: { value: address } });
  expect(screen.getByText(/^Адрес целиком/).textContent).toBe(`Адрес целиком: ${address}`);
  widths.mockRestore();
});

it('offers no email for a confirmed address', () => {
  open({ ...waiting, email_confirmed: true });
  expect(again()).toBeNull();
});
