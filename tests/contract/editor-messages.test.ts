/** Letters and SMS, which editors write and the site sends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { documents, feedback, outbox } from '../../backend/db/schema.ts';
import { MESSAGE_TEXTS } from '../../backend/messages/texts.ts';
import { brandVariables } from '../../contract/collections/brand.ts';
import { messages } from '../../contract/collections/messages.ts';
import { variablesFault } from '../../contract/collections/variables.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { deskQuestion } from '../../contract/schemas/desk.ts';
import { previewedMessage } from '../../contract/schemas/messages.ts';
import { broughtDocuments } from './brought-documents.ts';
import { REASON, support } from './desk.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { askToRegister } from './members.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const documentOf = async (code: string) => {
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'documents?full=1&count=100');
    return items.find(({ alias }) => alias === code) ?? assert.fail(code);
  };
  const save = async (code: string, text: string) => {
    const { id } = await documentOf(code);
    return send(site(), 'PUT', `documents/${id}`, { text });
  };
  const lastTo = async (to: string) => {
    const [row] = await site()
      .db.select()
      .from(outbox)
      .where(eq(outbox.to, to))
      .orderBy(desc(outbox.id))
      .limit(1);
    return row?.text ?? assert.fail(to);
  };
  const preview = (code: string, text?: string) =>
    ask(site(), previewedMessage, 'POST', `messages/${code}`, text === undefined ? {} : { text });

  for (const [code, { variables }] of Object.entries(messages)) {
    test(`${code} is a document whose text uses only known variables`, async () => {
      const found = await documentOf(code);
      assert.equal(found['text'], MESSAGE_TEXTS[code as keyof typeof MESSAGE_TEXTS]);
      assert.equal(found.url, null);
      assert.equal(
        variablesFault(String(found['text']), { ...variables, ...brandVariables }),
        null,
      );
      const { text } = await preview(code);
      assert.doesNotMatch(text, /[{}]/);
    });
  }

  test('a letter is sent with the editor’s text', async () => {
    await askEntity(site(), 'PUT', `documents/${(await documentOf('letter.welcome')).id}`, {
      text: 'Привет, {имя}!\n\nВаша ссылка: {ссылка}',
    });
    const email = 'bukva@example.ru';
    await askToRegister(site(), email, { firstName: 'Вера' });
    const text = await lastTo(email);
    assert.match(text, /^Привет, Вера!\n\nВаша ссылка: https?:\S+confirm=[\w-]+$/);
  });

  test('an answer is sent with the editor’s text, and braces in its values are not expanded', async () => {
    await askEntity(site(), 'PUT', `documents/${(await documentOf('letter.answer')).id}`, {
      text: '{имя}, добрый день!\n\n{ответ}\n\nРедакция',
    });
    const sent = { name: 'Вера {ответ}', email: 'otvet@example.ru' };
    const own = { digest: 'otvet', sender: 'x', createdAt: site().now() };
    const [row] = await site()
      .db.insert(feedback)
      .values({ ...sent, ...own, question: 'Что такое {имя}?' })
      .returning();
    const zoya = await support(site(), 'Зоя');
    const answer = { reason: REASON, text: 'Это {вопрос}.' };
    await zoya.ask(deskQuestion, 'POST', `questions/${row?.id}/answer`, answer);
    assert.equal(
      await lastTo(sent.email),
      'Вера {ответ}, добрый день!\n\nЭто {вопрос}.\n\nРедакция',
    );
  });

  test('a message without its required variable or with an unknown one is refused', async () => {
    for (const [code, text, fault] of [
      ['sms.code', 'Ясно: код', 'Не\u00a0хватает {код}'],
      [
        'sms.code',
        'Ясно: {код} {имя}',
        'Имени {имя} нет, есть {код}, {марка}, {клуб}, {клуб чего}, {клуб куда}, {клуб где}',
      ],
      ['letter.restore', 'Новый пароль', 'Не\u00a0хватает {ссылка}'],
    ] as const) {
      assert.deepEqual(await assertRefused(await save(code, text), 'invalid'), { text: fault });
      const shown = await send(site(), 'POST', `messages/${code}`, { text });
      assert.deepEqual(await assertRefused(shown, 'invalid'), { text: fault });
    }
    assert.equal((await save('sms.code', `{код}${'я'.repeat(400)}`)).status, 422);
    await assertRefused(await send(site(), 'POST', 'messages/faq.page', {}), 'not_found');
  });

  test('a preview reports the length of an SMS, and saves nothing', async () => {
    const before = await documentOf('sms.code');
    const text = `Код {код}. ${'Никому. '.repeat(12)}`;
    const { sms, text: shown } = await preview('sms.code', text);
    assert.match(shown, /^Код \d{4}\. Никому\./);
    assert.deepEqual(sms, { characters: shown.length, parts: 2 });
    assert.equal((await preview('letter.phone')).sms, null);
    assert.deepEqual(await documentOf('sms.code'), before);
  });

  test('an existing site gets the same messages from the migrations', async () => {
    const { db } = site();
    const codes = Object.keys(MESSAGE_TEXTS);
    await db.delete(documents).where(inArray(documents.code, codes));
    for (const statement of await broughtDocuments()) await db.execute(sql.raw(statement));
    const rows = await db.select().from(documents).where(inArray(documents.code, codes));
    assert.deepEqual(
      Object.fromEntries(rows.map(({ code, data }) => [code, data])),
      Object.fromEntries(Object.entries(MESSAGE_TEXTS).map(([code, text]) => [code, { text }])),
    );
  });

  test('a message without its document is sent with the default text', async () => {
    await site().db.delete(documents).where(eq(documents.code, 'letter.welcome'));
    const email = 'svoi-slova@example.ru';
    await askToRegister(site(), email, { firstName: 'Анна' });
    assert.match(await lastTo(email), /^Здравствуйте, Анна!\n\nВы регистрируетесь/);
  });
});
