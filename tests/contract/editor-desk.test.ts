/** The company's desk: answers to questions, decisions on reviews, every access logged. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { feedback, reviews } from '../../backend/db/schema.ts';
import * as desk from '../../contract/schemas/desk.ts';
import { messagesTo } from './certificate-rows.ts';
import { REASON, support, type Support } from './desk.ts';
import { send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const why = { reason: REASON };
const asked = `reason=${encodeURIComponent(REASON)}`;

onEveryEngine((site) => {
  let zoya: Support;
  before(async () => {
    zoya = await support(site(), 'Зоя');
  });

  describe('questions', () => {
    let count = 0;
    async function question(text: string, email: string) {
      const sent = { name: 'Анна\nВаша «Ясно»', email, question: text };
      const own = { digest: `desk-${(count += 1)}`, sender: 'x', createdAt: site().now() };
      const [row] = await site()
        .db.insert(feedback)
        .values({ ...sent, ...own })
        .returning();
      return row?.id ?? assert.fail();
    }

    test('are found, read and answered by letter, once', async () => {
      const id = await question('Сколько живёт\u00a0раствор?\nСпасибо', 'Desk-Anna@example.ru');
      const search = encodeURIComponent('живет раствор');
      const found = await zoya.ask(
        desk.deskQuestions,
        'GET',
        `questions?state=open&search=${search}&${asked}`,
      );
      assert.deepEqual([found.total, found.items[0]?.id], [1, id]);
      const read = await zoya.ask(desk.deskQuestion, 'GET', `questions/${id}?${asked}`);
      assert.deepEqual([read.state, read.answer, read.done_by], ['open', null, null]);

      const answer = { reason: REASON, text: 'Девяносто дней.' };
      const path = `questions/${id}/answer`;
      const done = await zoya.ask(desk.deskQuestion, 'POST', path, answer);
      assert.deepEqual([done.state, done.answer, done.done_by], ['answered', answer.text, 'Зоя']);
      const letters = await messagesTo(site().db, 'desk-anna@example.ru');
      assert.equal(letters.length, 1);
      const { text, about } = letters[0] ?? assert.fail();
      assert.equal(about, `feedback:${id}`);
      assert.match(text, /^Здравствуйте, Анна Ваша «Ясно»!\n\nДевяносто дней\.\n\n/);
      assert.match(text, /\n> Сколько живёт\u00a0раствор\?\n> Спасибо\n\nВаша «Ясно»$/);
      await assertRefused(await zoya.send('POST', path, answer), 'state_conflict');
      const close = await zoya.send('POST', `questions/${id}/close`, why);
      await assertRefused(close, 'state_conflict');
      assert.equal((await messagesTo(site().db, 'desk-anna@example.ru')).length, 1);
      const looks = (await zoya.looks()).slice(0, 3);
      assert.deepEqual(
        looks.map(({ action, about: what, reason }) => [action, what, reason]),
        [
          ['answer', `вопрос ${id}`, REASON],
          ['question', `вопрос ${id}`, REASON],
          ['questions', 'вопросы, страница 1', REASON],
        ],
      );
    });

    test('show the letter template with placeholders before an answer is written', async () => {
      const { text } = await zoya.ask(desk.deskLetter, 'GET', 'letter');
      assert.match(text, /^Здравствуйте, \{имя\}!\n\n\{ответ\}\n\n/);
      assert.match(text, /\{вопрос\}\n\nВаша «Ясно»$/);
    });

    test('that need no answer are closed without a letter', async () => {
      const id = await question('Купите рекламу', 'desk-reklama@example.ru');
      const closed = await zoya.ask(desk.deskQuestion, 'POST', `questions/${id}/close`, why);
      assert.deepEqual([closed.state, closed.answer], ['closed', null]);
      assert.deepEqual(await messagesTo(site().db, 'desk-reklama@example.ru'), []);
      const states = async (state: string) =>
        (await zoya.ask(desk.deskQuestions, 'GET', `questions?state=${state}&${asked}`)).items.map(
          (one) => one.id,
        );
      assert.ok((await states('closed')).includes(id));
      for (const state of ['open', 'answered']) assert.ok(!(await states(state)).includes(id));
      await assertRefused(await zoya.send('POST', 'questions/99999/close', why), 'not_found');
    });
  });

  test('a review is approved, rejected and put back', async () => {
    const values = { kind: 'common', rating: 5, text: 'Удобно весь день' } as const;
    const [row] = await site()
      .db.insert(reviews)
      .values({ ...values, createdAt: site().now() })
      .returning();
    const id = row?.id ?? assert.fail();
    const list = async (state: string) =>
      (await zoya.ask(desk.deskReviews, 'GET', `reviews?state=${state}&${asked}`)).items;
    assert.equal((await list('waiting'))[0]?.id, id);
    const decide = (state: string, reason = 'По делу') =>
      zoya.ask(desk.deskReview, 'PUT', `reviews/${id}`, { state, reason });
    const approved = await decide('approved');
    assert.deepEqual(
      [approved.state, approved.decided_by, approved.reason],
      ['approved', 'Зоя', 'По делу'],
    );
    assert.ok(!(await list('waiting')).some((one) => one.id === id));
    assert.equal((await decide('rejected', 'Реклама')).reason, 'Реклама');
    const waiting = await decide('waiting', 'Ошибка');
    assert.deepEqual([waiting.state, waiting.decided_by, waiting.reason], ['waiting', null, null]);
    const odd = await zoya.send('PUT', `reviews/${id}`, { state: 'lost', reason: REASON });
    await assertRefused(odd, 'invalid');
    const none = await zoya.send('PUT', 'reviews/99999', { state: 'approved', reason: REASON });
    await assertRefused(none, 'not_found');
  });

  test('personal data is not shown without a reason, and only administrators read the log', async () => {
    for (const path of ['questions', 'reviews', `questions?reason=${encodeURIComponent('а')}`]) {
      const faults = await assertRefused(await zoya.send('GET', path), 'invalid', path);
      assert.match(faults['reason'] ?? '', /Заполните|зачем/, path);
    }
    const find = { search: '+79990000001' };
    const faults = await assertRefused(await zoya.send('POST', 'members/find', find), 'invalid');
    assert.deepEqual(Object.keys(faults), ['reason']);
    await assertRefused(await zoya.send('GET', 'log'), 'forbidden');
    assert.equal((await send(site(), 'GET', 'desk/log?action=answer')).status, 200);
  });
});
