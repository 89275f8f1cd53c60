/** Surveys, polls and the quiz, which editors write and people answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from '../../contract/calls/user.ts';
import { surveyResults } from '../../contract/schemas/survey-results.ts';
import { newcomers, START } from './club-days.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const options = (...texts: string[]) => texts.map((text, place) => ({ id: place + 1, text }));
const question = (over: object = {}) => ({
  id: 1,
  kind: 'single',
  text: 'Какие капли?',
  required: true,
  options: options('Флакон', 'Монодозы'),
  ...over,
});
const survey = (over: object = {}) => ({
  title: 'О каплях',
  alias: 'o-kaplyah',
  lead: '',
  kind: 'survey',
  questions: [question(), question({ id: 2, kind: 'text', text: 'Почему?', options: [] })],
  solutions: [],
  ...over,
});

onEveryEngine((site) => {
  const member = newcomers(site, '7999166');

  /** A survey that one person has answered. */
  const answered = async (alias: string) => {
    site().setNow(START);
    const made = await askEntity(site(), 'POST', 'surveys', survey({ alias }));
    const { headers } = await member();
    const answers = [
      { question: 1, options: [2] },
      { question: 2, options: [], text: '=СУММА(A1)' },
    ];
    const body = { formId: made.id, answers };
    const form = await site().result(calls.siteSurveyFormSet, body, headers);
    return { made, form, path: `surveys/${made.id}` };
  };
  const refusal = async (path: string, over: object, method = 'PUT') =>
    assertRefused(await send(site(), method, path, survey(over)), 'invalid');

  test('a saved survey can be answered, and its results and answers read', async () => {
    const { form, path } = await answered('rezultaty');
    assert.deepEqual([form.title, form.answered, form.points], ['О каплях', true, 50]);
    const { people, questions } = await ask(site(), surveyResults, 'GET', `${path}/results`);
    assert.equal(people, 1);
    assert.deepEqual(
      questions.map(({ text, answers, options: rows }) => [
        text,
        answers,
        rows.map((row) => row.votes),
      ]),
      [
        ['Какие капли?', 1, [0, 1]],
        ['Почему?', 0, []],
      ],
    );
    const table = await (await send(site(), 'GET', 'surveys/rezultaty/answers')).text();
    assert.match(
      table,
      /^\uFEFF?Когда,Какие капли\?,Почему\?\n2026-11-22T[\d:.]+Z,Монодозы,'=СУММА\(A1\)\n$/,
    );
    for (const what of ['results', 'answers']) {
      await assertRefused(await send(site(), 'GET', `surveys/net/${what}`), 'not_found');
      const open = await send(site(), 'GET', `${path}/${what}`, undefined, { token: 'x' });
      assert.equal(open.status, 401);
    }
  });

  test('answered questions can be corrected and extended, but not removed', async () => {
    const { path } = await answered('otvecheno');
    const { questions } = survey();
    const [first, second] = questions;
    const alias = 'otvecheno';
    assert.deepEqual(await refusal(path, { alias, questions: [first] }), {
      questions: 'На\u00a0вопрос «Почему?» ответили: оставьте его',
    });
    const shorter = [question({ options: options('Флакон') }), second];
    assert.deepEqual(await refusal(path, { alias, questions: shorter }), {
      'questions.0.options': 'Оставьте вариант «Монодозы»: есть ответы',
    });
    const other = [question({ kind: 'multiple' }), second];
    assert.deepEqual(Object.keys(await refusal(path, { alias, questions: other })), [
      'questions.0.kind',
    ]);
    assert.deepEqual(Object.keys(await refusal(path, { alias, kind: 'poll' })), ['kind']);
    assert.deepEqual(Object.keys(await refusal(path, { alias: 'novyy-kod' })), ['alias']);
    await assertRefused(await send(site(), 'DELETE', path), 'in_use');
    const more = question({
      text: 'Какие у вас капли?',
      options: options('Флакон', 'Дозы', 'Нет'),
    });
    const third = question({ id: 3, text: 'Каждый день?', options: options('Да', 'Нет') });
    await askEntity(site(), 'PUT', path, survey({ alias, questions: [more, second, third] }));
    const after = await ask(site(), surveyResults, 'GET', `${path}/results`);
    assert.deepEqual(
      after.questions.map(({ options: rows }) => rows.map(({ votes }) => votes)),
      [[0, 1, 0], [], [0, 0]],
    );
  });

  test('a survey without answers can be changed freely and deleted', async () => {
    const made = await askEntity(site(), 'POST', 'surveys', survey({ alias: 'bez' }));
    const path = `surveys/${made.id}`;
    await askEntity(site(), 'PUT', path, survey({ alias: 'bez', questions: [question()] }));
    assert.equal((await send(site(), 'DELETE', path)).status, 200);
  });

  test('one option can be ticked or not, and a poll has its question', async () => {
    const questions = [question({ kind: 'multiple', options: options('Я\u00a0согласен') })];
    await askEntity(site(), 'POST', 'surveys', survey({ alias: 'galka', questions }));
    const alone = { alias: 'odin', kind: 'poll', questions: [question()] };
    await askEntity(site(), 'POST', 'surveys', survey(alone));
  });

  const right = [{ question: 1, options: [1], text: 'Так' }];
  for (const [what, over, field] of [
    ['a duplicate number', { questions: [question(), question()] }, 'questions.1.id'],
    [
      'a duplicate option',
      { questions: [question({ options: [...options('А'), ...options('Б')] })] },
      'questions.0.options.1.id',
    ],
    ['a choice without options', { questions: [question({ options: [] })] }, 'questions.0.options'],
    ['options of a text', { questions: [question({ kind: 'text' })] }, 'questions.0.options'],
    ['a solution of a survey', { solutions: right }, 'solutions'],
    [
      'a solution of an unknown question',
      { kind: 'quiz', solutions: [{ ...right[0], question: 9 }] },
      'solutions.0.question',
    ],
    [
      'a solution with an unknown option',
      { kind: 'quiz', solutions: [{ ...right[0], options: [1, 9] }] },
      'solutions.0.options.1',
    ],
    ['a quiz without solutions', { kind: 'quiz' }, 'solutions'],
    [
      'a second right option of a question that takes one',
      { kind: 'quiz', solutions: [{ ...right[0], options: [1, 2] }] },
      'solutions.0.options',
    ],
    [
      'the same right option twice',
      { kind: 'quiz', solutions: [{ ...right[0], options: [1, 1] }] },
      'solutions.0.options.1',
    ],
    ['a poll of two questions', { kind: 'poll' }, 'questions'],
    [
      'a choice from one option',
      { questions: [question({ options: options('Флакон') })] },
      'questions.0.options',
    ],
    [
      'a scale of one step',
      { questions: [question({ kind: 'scale', options: options('1') })] },
      'questions.0.options',
    ],
    ['two solutions', { kind: 'quiz', solutions: [...right, ...right] }, 'solutions.1.question'],
  ] as const) {
    test(`${what} is refused at its field`, async () => {
      const faults = await refusal('surveys', { alias: 'oshibka', ...over }, 'POST');
      assert.deepEqual(Object.keys(faults), [field]);
    });
  }
});
