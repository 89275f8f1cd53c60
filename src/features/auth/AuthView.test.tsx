/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { session } from '../../stores/session.ts';
import { goToStep, resetSignIn, signInFlow } from '../../stores/sign-in-flow.ts';
import type { ReactNode } from 'react';
import type { AuthView as View } from './AuthView.tsx';

/** Gatsby's link needs its runtime. */
jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
/** jsdom has no layout. */
Element.prototype.scrollIntoView = () => undefined;

const intro = {
  title: 'Вход',
  crumb: 'Вход',
  lead: 'По номеру',
  updated_at: '2026-11-21T09:30:00.000Z',
};

let AuthView: typeof View;

beforeEach(async () => {
  globalThis.TextEncoder = TextEncoder;
  ({ AuthView } = await import('./AuthView.tsx'));
  session.standing = 'in';
});
afterEach(() => {
  session.standing = null;
  resetSignIn();
});

const isSignedIn = () => screen.queryByRole('button', { name: 'Выйти' }) !== null;
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const go = (step: Parameters<typeof goToStep>[0]) => act(async () => goToStep(step));

it('shows a member who they are', async () => {
  await act(async () => render(<AuthView intro={intro} search="" />));
  expect(isSignedIn()).toBe(true);
  // Left over from before the sign-in in another tab.
  await go('forgotten');
  expect(isSignedIn()).toBe(true);
});

it('lets a member who opens an email link set a new password, or ask for another link', async () => {
  await act(async () => render(<AuthView intro={intro} search="?restore=key-of-letter" />));
  expect(title()).toBe('Новый пароль');
  await act(async () => screen.getByRole('button', { name: /Прислать ссылку ещё раз/ }).click());
  expect(title()).toBe('Забыли пароль?');
  await go('letter');
  expect(title()).toBe('Проверьте почту');
});

it('lets them agree to a new wording before the password is set', async () => {
  await act(async () => render(<AuthView intro={intro} search="?restore=key-of-letter" />));
  await go('consent');
  expect(title()).toBe('Остался один шаг');
  // Signed in, or given up.
  await go('phone');
  expect(isSignedIn()).toBe(true);
});

it('sends a member whose confirmation link is no longer valid to their own data for another', async () => {
  await act(async () => render(<AuthView intro={intro} search="?confirm=key-of-letter" />));
  await act(async () => {
    signInFlow.fault = 'Ссылка больше не действует';
  });
  const another = screen.getByRole('link', { name: 'Получить новое письмо' });
  expect(another.getAttribute('href')).toBe('/personal/profile/');
  expect(screen.queryByRole('button', { name: /номеру/ })).toBeNull();
  await act(async () => {
    session.standing = 'out';
  });
  await act(async () => screen.getByRole('button', { name: 'Получить новое письмо' }).click());
  expect(title()).toMatch(/^Регистрация/);
});

it('stays at the step when a double click ends on another way: the errors above it have gone', async () => {
  session.standing = 'out';
  await act(async () => render(<AuthView intro={intro} search="" />));
  await go('registration');
  const other = screen.getByRole('button', { name: /Войти по\sномеру/ });
  const click = (detail: number) => act(async () => fireEvent.click(other, { detail }));
  await click(2);
  expect(title()).toMatch(/^Регистрация по\sпочте/);
  await click(1);
  expect(title()).toMatch(/^Войти по\sномеру/);
});
