/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { exampleCertificate } from '../../../../tests/examples/certificate.ts';
import { exampleQuiz } from '../../../../tests/examples/quiz.ts';
import { keepAnswered, surveys } from './surveys.ts';

const used = { items: [exampleCertificate({ state: 'redeemed' })], total: 1 };
const open = { ...exampleQuiz, answered: false, results: null, solutions: undefined };

beforeEach(() => enter('anna'));

describe('surveys', () => {
  it('requests every kind and omits those without a form', async () => {
    const backend = backendOf({
      certificates: used,
      'site.survey.form.get': (url: string) =>
        url.includes('kind=quiz') ? open : { refused: 'not_found' },
    });
    await surveys.run();
    expect(backend.askedOf('site.survey.form.get')).toHaveLength(4);
    expect(surveys.state).toMatchObject({ error: null, data: { items: [{ id: 4 }] } });
  });

  it('fails as a whole when one request fails', async () => {
    backendOf({
      certificates: used,
      'site.survey.form.get': (url: string) =>
        url.includes('kind=poll') ? { refused: 'internal' } : open,
    });
    await surveys.run();
    expect(surveys.state.error?.code).toBe('internal');
  });

  it('includes the fitting survey only for members who had a fitting or have answered it', async () => {
    const kindsFor = async (certificates: unknown, answered: boolean) => {
      enter('anna');
      backendOf({
        certificates,
        'site.survey.form.get': (url: string) => ({
          ...open,
          kind: /kind=(\w+)/.exec(url)?.[1],
          answered,
        }),
      });
      await surveys.run();
      return surveys.state.data?.items.map(({ kind }) => kind);
    };
    const others = ['quiz', 'survey', 'poll'];
    expect(await kindsFor({ items: [], total: 0 }, false)).toEqual(others);
    expect(await kindsFor({ items: [exampleCertificate()], total: 1 }, false)).toEqual(others);
    expect(await kindsFor(used, false)).toEqual([...others, 'certificate']);
    expect(await kindsFor({ items: [], total: 0 }, true)).toEqual([...others, 'certificate']);
  });

  it('marks a form as answered immediately', async () => {
    backendOf({ certificates: used, 'site.survey.form.get': open });
    await surveys.run();
    keepAnswered(exampleQuiz);
    expect(surveys.state.data?.items[0]?.answered).toBe(true);
  });
});
