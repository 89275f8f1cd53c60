/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SizedOnce } from '../../../tests/unit/sized-once.ts';
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
  globalThis.ResizeObserver = SizedOnce;
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

it('lets a member whom a password manager sends ask for a link to change the password', async () => {
  await act(async () => render(<AuthView intro={intro} search="?forgotten=1" />));
  expect(title()).toBe('Забыли пароль?');
});

it('lets them agree to a new wording before the password is set', async () => {
  await act(async () => render(<AuthView intro={intro} search="?restore=key-of-letter" />));
  await go('consent');
  expect(title()).toBe('Остался один шаг');
  // Signed in, or given up.
  await go('phone');
  expect(isSignedIn()).toBe(true);
});

describe('a link that does not confirm the address', () => {
  const open = async (standing: 'in' | 'out', refusal: typeof signInFlow.refusal) => {
    session.standing = standing;
    await act(async () => render(<AuthView intro={intro} search="?confirm=key-of-letter" />));
    await act(async () => void Object.assign(signInFlow, { fault: 'Не вышло', refusal }));
    const main = screen.getByRole('alert');
    const links = within(main).queryAllByRole<HTMLAnchorElement>('link');
    return [...within(main).queryAllByRole('button'), ...links].map((way) => {
      const words = way.textContent?.replaceAll('\u00a0', ' ');
      return way instanceof HTMLAnchorElement ? [words, way.pathname] : words;
    });
  };

  it.each([
    ['in', 'link_expired', [['Получить новое письмо', '/personal/profile/']]],
    ['out', 'link_expired', ['Получить новое письмо', 'Войти по номеру']],
    ['in', 'email_taken', [['Указать другой адрес', '/personal/profile/']]],
    ['out', 'email_taken', ['Войти по почте']],
    ['out', 'unauthorized', ['Войти']],
    ['in', 'forbidden', [['Выйти и войти заново', '/auth/']]],
    ['out', 'upstream', ['Попробовать ещё раз']],
    ['out', null, ['Попробовать ещё раз']],
  ] as const)(
    'while signed %s, refused with %s, leads on with %j',
    async (standing, code, ways) => {
      expect(await open(standing, code)).toEqual(ways);
    },
  );

  it('sends those who are not members yet to the registration', async () => {
    await open('out', 'link_expired');
    await act(async () => screen.getByRole('button', { name: 'Получить новое письмо' }).click());
    expect(title()).toMatch(/^Регистрация/);
  });
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
