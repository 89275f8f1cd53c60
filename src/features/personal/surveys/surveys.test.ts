/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { backendOf, enter } from '../sample-backend.ts';
import { sampleQuiz } from './sample-quiz.ts';
import { keepAnswered, surveys } from './surveys.ts';

const open = { ...sampleQuiz, answered: false, results: null, solutions: undefined };

beforeEach(() => enter('anna'));

describe('surveys', () => {
  it('asks for every kind and leaves out what there is none of', async () => {
    const backend = backendOf({
      'site.survey.form.get': (url: string) =>
        url.includes('kind=quiz') ? open : { refused: 'not_found' },
    });
    await surveys.run();
    expect(backend.askedOf('site.survey.form.get')).toHaveLength(4);
    expect(surveys.state).toMatchObject({ error: null, data: { items: [{ id: 4 }] } });
  });

  it('fails as a whole when one cannot be had', async () => {
    backendOf({
      'site.survey.form.get': (url: string) =>
        url.includes('kind=poll') ? { refused: 'internal' } : open,
    });
    await surveys.run();
    expect(surveys.state.error?.code).toBe('internal');
  });

  it('shows a form as answered as soon as it is', async () => {
    backendOf({ 'site.survey.form.get': open });
    await surveys.run();
    keepAnswered(sampleQuiz);
    expect(surveys.state.data?.items[0]?.answered).toBe(true);
  });
});
