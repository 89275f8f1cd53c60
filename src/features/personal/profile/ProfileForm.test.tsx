/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CHILDREN_MAX } from '../../../../contract/limits.ts';
import { exampleProfile } from '../../../../tests/examples/profile.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { SizedOnce } from '../../../../tests/unit/sized-once.ts';
import { forgetSession } from '../../../stores/sign-out.ts';

jest.mock('gatsby', () => ({ Link: () => null, navigate: () => undefined }));
const { ProfileForm } = jest.requireActual<typeof import('./ProfileForm.tsx')>('./ProfileForm.tsx');

const cities = [{ id: 6281, title: 'Москва' }];
const nothing = () => undefined;
const formOf = (profile: typeof exampleProfile) => (
  <ProfileForm profile={profile} cities={cities} onPhone={nothing} />
);
const surname = () => screen.getByRole('textbox', { name: 'Фамилия' });

/** The same member after a save on another device. */
const newer = {
  ...exampleProfile,
  firstName: 'Аня',
  email: 'anya@example.ru',
  children: [...exampleProfile.children, { firstName: 'Соня', birthYear: 2019 }],
};

beforeEach(() => {
  globalThis.ResizeObserver = SizedOnce;
  sessionStorage.clear();
  enter('anna');
});

it('sends only what was changed in it: the rest may have been saved on another device', async () => {
  const backend = backendOf({ 'user.profile.edit': newer });
  const { rerender } = render(formOf(exampleProfile));
  fireEvent.input(surname(), { target: { value: 'Белова' } });
  rerender(formOf(newer));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await act(async () => {});
  const [asked] = backend.askedOf('user.profile.edit');
  expect(asked?.body).toEqual({ firstName: 'Аня', lastName: 'Белова' });
});

it('shows what was saved on another device unless something was typed', () => {
  const { rerender } = render(formOf(exampleProfile));
  rerender(formOf(newer));
  expect(screen.getAllByRole('textbox', { name: 'Имя ребёнка' })).toHaveLength(2);
  fireEvent.input(surname(), { target: { value: 'Белова' } });
  rerender(formOf({ ...newer, children: [] }));
  expect(screen.getAllByRole('textbox', { name: 'Имя ребёнка' })).toHaveLength(2);
  expect(surname()).toHaveProperty('value', 'Белова');
});

it('leaves the focus on a button of the form when something was saved on another device', () => {
  const { rerender } = render(formOf(exampleProfile));
  const add = screen.getByRole('button', { name: 'Добавить ребёнка' });
  add.focus();
  rerender(formOf(newer));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить ребёнка' }));
});

it('takes the errors of children back when a row is removed: they name rows by place', () => {
  backendOf({});
  render(formOf(newer));
  const names = () => screen.getAllByRole('textbox', { name: 'Имя ребёнка' });
  fireEvent.input(names()[0] as HTMLElement, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(names()[0]?.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Убрать ребёнка 1' }));
  expect(names().map((name) => name.getAttribute('aria-invalid'))).not.toContain('true');
});

it('keeps the focus when one of the most children is removed', () => {
  const children = Array.from({ length: CHILDREN_MAX }, (_, place) => ({
    firstName: `Имя ${String(place)}`,
    birthYear: 2016,
  }));
  render(formOf({ ...exampleProfile, children }));
  const remove = screen.getByRole('button', { name: 'Убрать ребёнка 1' });
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить ребёнка' }));
});

it('asks before it is closed, but not for a member who has left', () => {
  render(formOf(exampleProfile));
  const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  fireEvent.input(surname(), { target: { value: 'Белова' } });
  expect(isHeld()).toBe(true);
  forgetSession();
  expect(isHeld()).toBe(false);
});
