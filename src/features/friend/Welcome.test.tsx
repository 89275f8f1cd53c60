/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { exampleProfile } from '../../../tests/examples/profile.ts';
import { backendOf, enter } from '../../../tests/unit/member-backend.ts';
import { session } from '../../stores/session.ts';
import { Welcome } from './Welcome.tsx';

jest.mock('gatsby', () => ({ Link: () => null }));

beforeEach(() => {
  enter('anna');
  session.user = { firstName: null };
});

it('moves the focus to the greeting when the name is saved', async () => {
  backendOf({ 'user.profile.edit': exampleProfile });
  render(<Welcome search="" />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Анна' } });
  const save = screen.getByRole('button', { name: 'Сохранить имя' });
  save.focus();
  fireEvent.click(save);
  const heading = await screen.findByRole('heading', { name: 'Анна, вы\u00a0с\u00a0нами' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('does not say whose link a member has opened: it may be their own', () => {
  render(<Welcome search="?invite=ANNA-1" />);
  expect(screen.getByText(/действует только для новых участников/)).toBeTruthy();
});
