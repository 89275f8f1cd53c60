import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { userDelete } from '../../contract/calls/account.ts';
import * as calls from '../../contract/calls/user.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import type { SurveyAnswers, SurveyForm } from '../../contract/schemas/survey.ts';
import { surveyAnswers } from '../../backend/db/schema.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const device = (id: string) => ({ [DEVICE_HEADER]: id });

/**
 * A complete set of answers: the first option of every question, or text where text is asked for.
 */
const whole = (form: SurveyForm): SurveyAnswers =>
  form.questions.map(({ id, kind, options }) =>
    kind === 'text'
      ? { question: id, options: [], text: 'Всё хорошо' }
      : { question: id, options: options.slice(0, 1).map((option) => option.id) },
  );

onEveryEngine((site) => {
  const form = (params: object = {}, headers: HeadersInit = {}) =>
    site().result(calls.siteSurveyFormGet, params, headers);
  const send = (formId: number, answers: SurveyAnswers, headers: HeadersInit) =>
    site().result(calls.siteSurveyFormSet, { formId, answers }, headers);
  const refused = async (formId: number, answers: SurveyAnswers, headers: HeadersInit = {}) =>
    site().ask(calls.siteSurveyFormSet, { formId, answers }, headers);

  test('there are a poll, a survey and one for certificates, all unanswered', async () => {
    const survey = await form();
    assert.equal(survey.kind, 'survey');
    assert.ok(survey.questions.length >= 6 && survey.questions.length <= 8);
    assert.deepEqual(
      new Set(survey.questions.map(({ kind }) => kind)),
      new Set(['single', 'multiple', 'scale', 'text']),
    );
    const poll = await form({ kind: 'poll' });
    assert.deepEqual([poll.kind, poll.questions.length, poll.points], ['poll', 1, 0]);
    assert.equal(survey.points, 50);
    const certificate = await form({ kind: 'certificate' });
    assert.deepEqual(await form({ formId: certificate.id }), certificate);
    for (const { answered, results } of [survey, poll, certificate]) {
      assert.deepEqual([answered, results], [false, null]);
    }
  });

  test('a form that does not exist is not found', async () => {
    await assertRefused(await site().ask(calls.siteSurveyFormGet, { formId: 999 }), 'not_found');
    await assertRefused(
      await refused(999, [{ question: 1, options: [1] }], device('x')),
      'not_found',
    );
  });

  test('shares are computed over the people who answered the question', async () => {
    const poll = await form({ kind: 'poll' });
    const choose = (option: number, id: string) =>
      send(poll.id, [{ question: 1, options: [option] }], device(id));
    await choose(1, 'shares-1');
    await choose(2, 'shares-2');
    const { answered, results } = await choose(2, 'shares-3');
    assert.equal(answered, true);
    const [first] = results ?? [];
    assert.equal(first?.answers, 3);
    assert.deepEqual(first.options.slice(0, 3), [
      { id: 1, votes: 1, share: 0.3333 },
      { id: 2, votes: 2, share: 0.6667 },
      { id: 3, votes: 0, share: 0 },
    ]);
    // Results are hidden until the visitor has answered.
    assert.equal((await form({ kind: 'poll' }, device('shares-4'))).results, null);
    assert.deepEqual((await form({ kind: 'poll' }, device('shares-1'))).results, results);
  });

  test('several options of one question count once each, and text answers are not published', async () => {
    const survey = await form();
    const answers = whole(survey).map((answer) =>
      answer.question === 3 ? { ...answer, options: [1, 2, 2] } : answer,
    );
    const { results } = await send(survey.id, answers, device('multiple'));
    const third = results?.find(({ question }) => question === 3);
    assert.equal(third?.answers, 1);
    assert.deepEqual(
      third.options.slice(0, 3).map(({ votes, share }) => [votes, share]),
      [
        [1, 1],
        [1, 1],
        [0, 0],
      ],
    );
    assert.equal(results?.length, survey.questions.filter(({ kind }) => kind !== 'text').length);
    assert.ok(!JSON.stringify(results).includes('Всё хорошо'));
  });

  test('a device answers once', async () => {
    const survey = await form();
    const answers = whole(survey);
    await send(survey.id, answers, device('once'));
    await assertRefused(await refused(survey.id, answers, device('once')), 'already_answered');
    const twice = await Promise.all(
      [1, 2, 3].map(() => refused(survey.id, answers, device('at once'))),
    );
    const statuses = twice.map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [200, 409, 409]);
  });

  test('a member answers once on all devices, and does not block another member', async () => {
    const certificate = await form({ kind: 'certificate' });
    const answers = whole(certificate);
    const one = (await signIn(site().db, new Date(), '+79990005501')).headers;
    const other = (await signIn(site().db, new Date(), '+79990005502')).headers;
    await send(certificate.id, answers, { ...one, ...device('family') });
    await assertRefused(
      await refused(certificate.id, answers, { ...one, ...device('elsewhere') }),
      'already_answered',
    );
    await send(certificate.id, answers, { ...other, ...device('family') });
    // Signing out on that device does not allow a third answer.
    await assertRefused(
      await refused(certificate.id, answers, device('family')),
      'already_answered',
    );
  });

  test('an account that is deleted while its answer is sent leaves no answer', async () => {
    const poll = await form({ kind: 'poll' });
    const answers = [{ question: 1, options: [1] }];
    for (const phone of ['+79990005511', '+79990005512', '+79990005513']) {
      const { user, headers } = await signIn(site().db, new Date(), phone);
      const [deleted, sent] = await Promise.all([
        site().ask(userDelete, { confirm: true }, headers),
        refused(poll.id, answers, headers),
      ]);
      assert.equal(deleted.status, 200);
      // The account was still there, went meanwhile, or was gone: then this is a stranger's answer.
      const refusal = { 401: 'unauthorized', 400: 'bad_request' } as const;
      if (sent.status === 401 || sent.status === 400) {
        await assertRefused(sent, refusal[sent.status]);
      } else assert.equal(sent.status, 200);
      const left = await site().db.$count(surveyAnswers, eq(surveyAnswers.userId, user.id));
      assert.equal(left, 0);
    }
  });

  test('an answer sent after the account is deleted is that of a stranger', async () => {
    const poll = await form({ kind: 'poll' });
    const { headers } = await signIn(site().db, new Date(), '+79990005514');
    assert.equal((await site().ask(userDelete, { confirm: true }, headers)).status, 200);
    const answers = [{ question: 1, options: [1] }];
    await assertRefused(await refused(poll.id, answers, headers), 'bad_request');
  });

  test('an answer given before signing in counts for the member', async () => {
    const certificate = await form({ kind: 'certificate' });
    await send(certificate.id, whole(certificate), device('before'));
    const { headers } = await signIn(site().db, new Date(), '+79990005503');
    const mine = { ...headers, ...device('before') };
    assert.equal((await form({ formId: certificate.id }, mine)).answered, true);
    await assertRefused(
      await refused(certificate.id, whole(certificate), mine),
      'already_answered',
    );
  });

  test('sixty visitors an hour answer from one network address, and any number of members', async () => {
    const poll = await form({ kind: 'poll' });
    const answers = [{ question: 1, options: [3] }];
    const from = (place: number) => ({
      'x-forwarded-for': `2001:db8:20:20::${place.toString(16)}`,
      ...device(`stuffs-${place}`),
    });
    for (let place = 0; place < 60; place += 1) await send(poll.id, answers, from(place));
    await assertRefused(await refused(poll.id, answers, from(60)), 'too_many_requests');
    const { headers } = await signIn(site().db, new Date(), '+79001110077');
    await send(poll.id, answers, { ...from(61), ...headers });
    await send(poll.id, answers, { ...from(62), 'x-forwarded-for': '2001:db8:20:21::1' });
  });

  test('a caller without any identifier cannot answer', async () => {
    const poll = await form({ kind: 'poll' });
    await assertRefused(await refused(poll.id, whole(poll)), 'bad_request');
  });

  test('reports each invalid answer by its question, and stores none of the set', async () => {
    const survey = await form();
    const before = await site().db.$count(surveyAnswers);
    const fields = await assertRefused(
      await refused(
        survey.id,
        [
          { question: 1, options: [1, 2] },
          { question: 2, options: [99] },
          { question: 3, options: [] },
        ],
        device('faults'),
      ),
      'bad_request',
    );
    assert.deepEqual(Object.keys(fields).sort(), [
      'question-1',
      'question-2',
      'question-3',
      'question-4',
      'question-6',
      'question-7',
    ]);
    for (const words of Object.values(fields)) assert.match(words, /[а-яё]{4}/i);
    const doubled = [...whole(survey), ...whole(survey)];
    await assertRefused(await refused(survey.id, doubled, device('faults')), 'bad_request');
    const foreign = [...whole(survey), { question: 77, options: [1] }];
    await assertRefused(await refused(survey.id, foreign, device('faults')), 'bad_request');
    assert.equal(await site().db.$count(surveyAnswers), before);
    await send(survey.id, whole(survey), device('faults'));
  });
});
