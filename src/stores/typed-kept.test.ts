/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { ref } from 'valtio';
import { exampleProfile } from '../../tests/examples/profile.ts';
import { backendOf } from '../../tests/unit/member-backend.ts';
import { loadAccount, profile, refreshAccount } from './account.ts';
import { keepSession } from './sign-in.ts';
import { signInByCode, signInByEmail } from './sign-in-work.ts';
import { signOut } from './sign-out.ts';

const ANNA = '+79990000003';
const NEW_PHONE = '+79990000005';
const EMAIL = 'Anna@example.ru';
const DRAFT = 'draft.personal.feedback';
const TYPED = '[["message","Сухо к вечеру"]]';
const opened = { token: 't2', token_expired: '2099-01-01T00:00:00.000Z', is_new: false };
const { signal } = new AbortController();

const kept = () => sessionStorage.getItem(DRAFT);

async function signedIn(): Promise<void> {
  backendOf({
    'user.profile': { ...exampleProfile, phone: ANNA, email: EMAIL },
    'user.balance': { available: 5, pending: 0, expiring: null },
    orders: { items: [], total: 0 },
  });
  keepSession(opened, 'authorization');
  await loadAccount();
}

/** The backend no longer knows the session. */
async function overNow(): Promise<void> {
  const over = { refused: 'unauthorized' };
  backendOf({
    'user.balance': over,
    orders: over,
    'login.auth.sms': opened,
    'login.auth.email': opened,
  });
  await refreshAccount();
}

/** Анна types a message, and her session ends when a call is made. */
async function sessionEnds(): Promise<void> {
  await signedIn();
  sessionStorage.setItem(DRAFT, TYPED);
  await overNow();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.___navigate = jest.fn();
});

it('shows nobody what was typed when the session ended', async () => {
  await sessionEnds();
  expect(kept()).toBeNull();
});

it('brings it back when the same member signs in by phone', async () => {
  await sessionEnds();
  await signInByCode(ANNA, { code: '1234' }, signal);
  expect(kept()).toBe(TYPED);
});

it('brings it back when the same member signs in by email, in whichever case it is typed', async () => {
  await sessionEnds();
  await signInByEmail({ email: 'anna@Example.ru', password: 'long enough one' }, signal);
  expect(kept()).toBe(TYPED);
});

it('brings it back by the phone that the member has changed to', async () => {
  await signedIn();
  // As «Мои данные» does.
  profile.state.data = ref({ ...exampleProfile, phone: NEW_PHONE, email: EMAIL });
  sessionStorage.setItem(DRAFT, TYPED);
  await overNow();
  await signInByCode(NEW_PHONE, { code: '1234' }, signal);
  expect(kept()).toBe(TYPED);
});

it('gives it to nobody else, and forgets it then', async () => {
  await sessionEnds();
  await signInByCode('+79990000004', { code: '1234' }, signal);
  expect(kept()).toBeNull();
  await signInByCode(ANNA, { code: '1234' }, signal);
  expect(kept()).toBeNull();
});

it('forgets it when somebody signs out', async () => {
  await sessionEnds();
  keepSession(opened, 'authorization');
  await signOut();
  expect(Object.values(sessionStorage).join()).not.toContain('Сухо');
});

it('forgets what was typed by a member who signs out', async () => {
  await sessionEnds();
  await signInByCode(ANNA, { code: '1234' }, signal);
  await signOut();
  expect(Object.values(sessionStorage).join()).not.toContain('Сухо');
});
