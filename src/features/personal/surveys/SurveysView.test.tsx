/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { SurveysView } from './SurveysView.tsx';

jest.mock('gatsby', () => ({ Link: () => null }));

const form = {
  id: 3,
  title: 'О линзах',
  lead: 'Один вопрос',
  kind: 'survey',
  questions: [{ id: 1, kind: 'text', text: 'Как линзы?', required: true, options: [] }],
  points: 30,
  answered: false,
  results: null,
};
const survey = (url: string) => (url.includes('survey') && url.endsWith('=survey') ? form : null);

beforeEach(() => enter('anna'));

it('moves the focus to the card of a form when the form is left', async () => {
  backendOf({
    certificates: { items: [], total: 0 },
    'site.survey.form.get': (url: string) => survey(url) ?? { refused: 'not_found' },
  });
  render(<SurveysView />);
  fireEvent.click(await screen.findByRole('button', { name: /^Начать/ }));
  const back = screen.getByRole('button', { name: /Ко\sвсем опросам/ });
  back.focus();
  fireEvent.click(back);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Начать/ }));
});
