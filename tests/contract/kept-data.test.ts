/** Personal data is found, exported and deleted in every table. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../backend/db/database.ts';
import { outboxSender } from '../../backend/outbox/sender.ts';
import { givePhone } from '../../backend/support/give-phone.ts';
import { placeRows, places } from '../../backend/kept/where.ts';
import { userCheck, userProfileEdit } from '../../contract/calls/user.ts';
import { loginConfirmEmail, userData, userDelete } from '../../contract/calls/account.ts';
import { keptData, type KeptTable } from '../../src/config/kept-data.ts';
import { memberEverywhere } from './kept-rows.ts';
import { anotherSession, keyFor } from './members.ts';
import { onEveryEngine } from './site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');

/** Columns by which a person can be identified or contacted. */
const TELLING = /user_id|phone|mail|device|invited_by|^to$/;

/** Columns with such names that do not identify a person. */
const NOBODYS: Readonly<Record<string, string>> = {
  'shops.phone': 'of an optician',
  'captcha_passes.device': 'a hash, kept for a day',
  'editor_accounts.email': 'of whoever edits the site',
};

const rowsOf = <T>(shape: v.GenericSchema<unknown, T>, found: unknown): T =>
  v.parse(v.object({ rows: shape }), found).rows;

const named = v.array(v.object({ table_name: v.string(), column_name: v.string() }));

async function columnsOf(db: Database) {
  const found = await db.execute(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  return rowsOf(named, found);
}

const isKept = (name: string): name is KeptTable => Object.hasOwn(keptData, name);

onEveryEngine((site) => {
  let phones = 0;
  const newPhone = () => `+7900191${String((phones += 1)).padStart(4, '0')}`;
  const member = () => {
    site().setNow(START);
    return memberEverywhere(site(), newPhone(), START);
  };

  /** Where any of those texts occurs, in any table: `consents: 203.0.113.5`. */
  async function placesOf(texts: readonly string[]): Promise<string[]> {
    const tables = new Set((await columnsOf(site().db)).map((column) => column.table_name));
    const looks = [...tables].map(
      (name) =>
        sql`select distinct ${name}::text || ': ' || told as place
          from ${sql.identifier(name)} as row, unnest(${sql.param([...texts])}::text[]) as told
          where position(lower(told) in lower(row::text)) > 0`,
    );
    const found = await site().db.execute(sql.join(looks, sql` union all `));
    return rowsOf(v.array(v.object({ place: v.string() })), found).map(({ place }) => place);
  }

  test('every table that can identify a person is in the list', async () => {
    const columns = await columnsOf(site().db);
    const telling = columns.filter(({ column_name: name }) => TELLING.test(name));
    const forgotten = telling.filter(
      ({ table_name: table, column_name: column }) =>
        !isKept(table) && !NOBODYS[`${table}.${column}`],
    );
    assert.deepEqual(forgotten, []);
    const known = new Set(columns.map((column) => column.table_name));
    for (const [name, { table }] of Object.entries(places)) {
      assert.equal(getTableName(table), name);
      assert.ok(known.has(name), name);
    }
  });

  const since = { phone: null, email: null };

  describe('a member with data everywhere', () => {
    test('exports all of it, and nothing that grants access to an account', async () => {
      const { headers, userId, trace } = await member();
      const person = { id: userId, phone: trace.phone, email: trace.email, former: [], since };
      for (const [name, { table }] of Object.entries(places)) {
        assert.ok(isKept(name));
        const rows = await site().db.$count(table, placeRows(site().db, name, person));
        assert.ok(rows > 0, `${name} has none of the member's data`);
      }
      const data = await site().result(userData, {}, headers);
      for (const [name, part] of Object.entries(data)) {
        assert.ok(part && (!Array.isArray(part) || part.length > 0), `${name} is empty`);
      }
      assert.equal(data.forms.length, 2, 'includes the one sent without signing in');
      const told = JSON.stringify(data);
      for (const secret of ['sEcret-key', '4711', 'Hash', 'digest', 'scrypt']) {
        assert.ok(!told.includes(secret), secret);
      }
      assert.deepEqual(data.messages.map(({ text }) => text).sort(), [
        'Откройте ссылку: http://localhost:8888/auth/?restore=…',
        `Сертификат для ${trace.firstName}`,
        'код ••••.',
      ]);
    });

    test('leaves nothing that identifies them', async () => {
      const { headers, trace, userId, other } = await member();
      const stranger = await member();
      await site().result(userDelete, { confirm: true }, headers);
      assert.deepEqual(await placesOf(Object.values(trace)), []);
      const person = { id: userId, phone: trace.phone, email: trace.email, former: [], since };
      for (const [name, { table }] of Object.entries(places)) {
        assert.ok(isKept(name));
        const rows = await site().db.$count(table, placeRows(site().db, name, person));
        if (keptData[name].leaving === 'gone') assert.equal(rows, 0, name);
      }
      assert.equal((await site().result(userCheck, {}, other.headers)).user?.id, other.user.id);
      const data = await site().result(userData, {}, stranger.headers);
      for (const [name, part] of Object.entries(data)) {
        assert.ok(
          part && (!Array.isArray(part) || part.length > 0),
          `${name} lost data of another member`,
        );
      }
    });

    test('exports or deletes messages sent to the former phone and email while they were theirs', async () => {
      const { headers: before, userId, trace } = await member();
      const { phone, email } = trace;
      const next = { phone: newPhone(), email: `next${userId}@example.ru` };
      await site().result(userProfileEdit, { firstName: 'Анна', email: next.email }, before);
      const key = await keyFor(site(), next.email, 'confirm');
      await site().result(loginConfirmEmail, { key }, before);
      await givePhone(site().db, { phone }, next.phone, START);
      // From now on they belong to someone else.
      const later = new Date(START.getTime() + 1);
      for (const to of [phone, email]) {
        await outboxSender({ to, channel: 'sms', text: 'не ему' }, site().db, later);
      }
      const headers = await anotherSession(site(), userId, START);
      const data = await site().result(userData, {}, headers);
      const told = data.messages.map(({ to, text }) => `${to}: ${text.slice(0, 15)}`);
      for (const message of [`${phone}: код ••••.`, `${email}: Откройте ссылку`]) {
        assert.ok(told.includes(message), `${message} of ${told.join('; ')}`);
      }
      assert.ok(!told.some((message) => message.includes('не ему')));
      assert.ok(data.questions.length > 0 && data.sms_codes.length > 0);
      await site().result(userDelete, { confirm: true }, headers);
      const others = [`outbox: ${email}`, `outbox: ${phone}`].sort();
      assert.deepEqual(
        (await placesOf([...Object.values(trace), next.phone, next.email])).sort(),
        others,
      );
    });

    test('the next owner of the phone and email finds none of the former member’s data', async () => {
      const { headers: own, userId, trace } = await member();
      await site().result(userProfileEdit, { firstName: 'Анна', email: null }, own);
      await givePhone(site().db, { phone: trace.phone }, newPhone(), START);
      const next = await member();
      await givePhone(site().db, { phone: next.trace.phone }, trace.phone, START);
      const headers = await anotherSession(site(), next.userId, START);
      await site().result(userProfileEdit, { firstName: 'Ева', email: trace.email }, headers);
      const key = await keyFor(site(), trace.email, 'confirm');
      await site().result(loginConfirmEmail, { key }, headers);
      const told = JSON.stringify(await site().result(userData, {}, headers));
      assert.ok(!told.includes(trace.firstName), 'data of the former owner');
      await site().result(userDelete, { confirm: true }, headers);
      const former = await anotherSession(site(), userId, START);
      const { messages } = await site().result(userData, {}, former);
      assert.ok(
        messages.some(({ to }) => to === trace.phone) &&
          messages.some(({ to }) => to === trace.email),
      );
    });

    test('a removed email counts as a former one, too', async () => {
      const { headers, userId, trace } = await member();
      await site().result(userProfileEdit, { firstName: 'Анна', email: null }, headers);
      const { messages } = await site().result(userData, {}, headers);
      assert.ok(messages.some(({ to }) => to === trace.email));
      await site().result(userDelete, { confirm: true }, headers);
      assert.deepEqual(await placesOf([trace.email]), [], `of member ${userId}`);
    });
  });
});
