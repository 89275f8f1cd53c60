/** Points, codes and what a member earns by them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { earn, settle, spend } from '../../backend/points/ledger.ts';
import { EARNINGS } from '../../backend/points/rules.ts';
import * as calls from '../../contract/calls/user.ts';
import type { SurveyForm } from '../../contract/schemas/member.ts';
import { attempt, entriesOf, givePoints, printCode, sumOf } from './club-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-22T09:00:00.000Z');
const after = (days: number) => new Date(START.getTime() + days * DAY);

onEveryEngine((site) => {
  let people = 0;
  const member = () =>
    signIn(site().db, after(400), `+7999100${String((people += 1)).padStart(4, '0')}`);

  describe('the balance', () => {
    test('is nothing for who has just come', async () => {
      const { headers } = await member();
      site().setNow(START);
      assert.deepEqual(await site().result(calls.userBalance, {}, headers), {
        available: 0,
        pending: 0,
        expiring: null,
      });
      const empty = { items: [], total: 0, limit: 10, offset: 0 };
      assert.deepEqual(await site().result(calls.userHistoryPoints, {}, headers), empty);
      assert.deepEqual(await site().result(calls.orders, {}, headers), { items: [], total: 0 });
      assert.deepEqual(await site().result(calls.productPackageCode, {}, headers), {
        items: [],
        total: 0,
      });
    });

    test('names what runs out next, and when it has run out it is gone', async () => {
      const { db } = site();
      const { user, headers } = await member();
      await givePoints(db, user.id, 100, START);
      await givePoints(db, user.id, 40, START);
      await givePoints(db, user.id, 50, after(10));
      await spend(db, { userId: user.id, points: 30, title: 'Трата', reference: 'a' }, after(11));
      site().setNow(after(365));
      const sum = { points: 110, on: '2027-11-22' };
      const last = await site().result(calls.userBalance, {}, headers);
      assert.deepEqual(last, { available: 160, pending: 0, expiring: sum });
      site().setNow(after(366));
      const left = { points: 50, on: '2027-12-02' };
      // Both at once: what ran out is entered once.
      const both = await Promise.all(
        [1, 2, 3].map(() => site().result(calls.userBalance, {}, headers)),
      );
      for (const balance of both) {
        assert.deepEqual(balance, { available: 50, pending: 0, expiring: left });
      }
      const { items } = await site().result(calls.userHistoryPoints, {}, headers);
      assert.deepEqual(
        items.map(({ points, balance }) => [points, balance]),
        [
          [-40, 50],
          [-70, 90],
          [-30, 160],
          [50, 190],
          [40, 140],
          [100, 100],
        ],
      );
      assert.equal(items[0]?.happened_at, '2027-11-22T21:00:00.000Z');
      assert.equal(await sumOf(db, user.id), 50);
    });

    test('cannot be spent past nothing, nor with points that have run out', async () => {
      const { db } = site();
      const { user } = await member();
      await givePoints(db, user.id, 100, START);
      const paying = { userId: user.id, points: 60, title: 'Трата' };
      await spend(db, { ...paying, reference: 'a' }, after(1));
      const refused = { name: 'Failure', code: 'balance_too_low' };
      await assert.rejects(spend(db, { ...paying, reference: 'b' }, after(2)), refused);
      const late = { ...paying, points: 1, reference: 'c' };
      await assert.rejects(spend(db, late, after(400)), refused);
      assert.equal((await settle(db, user.id, after(400))).length, 0);
      assert.equal(await sumOf(db, user.id), 0);
    });
  });

  test('the history is narrowed and paged, and keeps its running balance', async () => {
    const { db } = site();
    const { user, headers } = await member();
    site().setNow(after(30));
    for (let day = 0; day < 12; day += 1) await givePoints(db, user.id, 10, after(day));
    for (let day = 12; day < 15; day += 1) {
      const paying = { userId: user.id, points: 20, title: 'Трата', reference: String(day) };
      await spend(db, paying, after(day));
    }
    const first = await site().result(calls.userHistoryPoints, {}, headers);
    assert.deepEqual([first.items.length, first.total, first.limit], [10, 15, 10]);
    assert.deepEqual(
      first.items.slice(0, 4).map(({ balance }) => balance),
      [60, 80, 100, 120],
    );
    const second = await site().result(calls.userHistoryPoints, { offset: 10 }, headers);
    assert.deepEqual(
      second.items.map(({ balance }) => balance),
      [50, 40, 30, 20, 10],
    );
    const spent = await site().result(calls.userHistoryPoints, { kind: 'spent' }, headers);
    assert.deepEqual(
      spent.items.map(({ points, balance }) => [points, balance]),
      [
        [-20, 60],
        [-20, 80],
        [-20, 100],
      ],
    );
    assert.equal(spent.total, 3);
    const earned = await site().result(calls.userHistoryPoints, { kind: 'earned' }, headers);
    assert.deepEqual([earned.total, earned.items[0]?.balance], [12, 120]);
  });

  test('every way to earn and to spend leads somewhere', async () => {
    const { headers } = await member();
    const { items } = await site().result(calls.menuGetPoints, {}, headers);
    assert.deepEqual(new Set(items.map(({ kind }) => kind)), new Set(['earn', 'spend']));
    assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
    for (const { url } of items) assert.match(url, /^\/personal\/[a-z]+\/$/);
    const bonus = items.find(({ key }) => key === 'invite')?.points;
    assert.equal(bonus, EARNINGS.inviter.points);
  });

  describe('the code of a package', () => {
    const register = (code: string, headers: HeadersInit) =>
      site().ask(calls.productCodeRegistration, { code }, headers);

    test('counts once, for whoever comes first', async () => {
      site().setNow(START);
      const { db } = site();
      const [one, other] = [await member(), await member()];
      const code = await printCode(db, 1);
      const typed = ` ${code.replaceAll('-', ' ').toLowerCase()} `;
      const twice = await Promise.all([
        register(typed, one.headers),
        register(code, one.headers),
        register(code, other.headers),
      ]);
      assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 400, 400]);
      for (const reply of twice.filter(({ status }) => status !== 200)) {
        await assertRefused(reply, 'product_code_used');
      }
      const sums = [await sumOf(db, one.user.id), await sumOf(db, other.user.id)];
      assert.deepEqual(sums.sort(), [0, 150]);
    });

    test('stands among the registered ones, the newest first', async () => {
      const { db } = site();
      const { headers } = await member();
      const codes = [await printCode(db, 2), await printCode(db, 3, 80)];
      for (const [place, code] of codes.entries()) {
        site().setNow(after(place));
        await site().result(calls.productCodeRegistration, { code }, headers);
      }
      const { items, total } = await site().result(calls.productPackageCode, {}, headers);
      assert.equal(total, 2);
      assert.deepEqual(
        items.map(({ code, points, registered_at }) => [code, points, registered_at]),
        [
          [codes[1], 80, after(1).toISOString()],
          [codes[0], 150, after(0).toISOString()],
        ],
      );
      const history = await site().result(calls.userHistoryPoints, {}, headers);
      assert.equal(history.items[0]?.expires_on, '2027-11-23');
    });

    test('that was mistyped, never printed or used already is told apart', async () => {
      const { headers } = await member();
      const code = await printCode(site().db, 4);
      const wrong = code.replace(/.$/, (sign) => (sign === '2' ? '3' : '2'));
      for (const typed of [wrong, 'YASNO-0001', '2222-2222', 'не код вовсе']) {
        await assertRefused(await register(typed, headers), 'product_code_mistyped', typed);
      }
      await assertRefused(await register('ZZZZ-ZZZZ-ZZ22', headers), 'product_code_mistyped');
      const unprinted = await printCode(site().db, 5);
      await site().db.execute(`delete from package_codes where code = '${unprinted}'`);
      await assertRefused(await register(unprinted, headers), 'product_code_unknown');
      await register(code, headers);
      await assertRefused(await register(code, headers), 'product_code_used');
    });

    test('pays who invited, with the first one only', async () => {
      site().setNow(START);
      const { db } = site();
      const [host, friend] = [await member(), await member()];
      await db.update(users).set({ invitedBy: host.user.id }).where(eq(users.id, friend.user.id));
      const pending = async () =>
        (await site().result(calls.userBalance, {}, host.headers)).pending;
      assert.equal(await pending(), EARNINGS.inviter.points);
      for (const number of [6, 7]) {
        await register(await printCode(db, number), friend.headers);
        assert.equal(await sumOf(db, host.user.id), EARNINGS.inviter.points);
        assert.equal(await pending(), 0);
      }
    });
  });

  describe('an answered survey', () => {
    const answersOf = ({ questions }: SurveyForm) =>
      questions
        .filter(({ options }) => options.length > 0)
        .map(({ id, options }) => ({
          question: id,
          options: options.slice(0, 1).map((o) => o.id),
        }));

    test('earns a member its points once, and nothing where nobody is signed in', async () => {
      site().setNow(START);
      const { db } = site();
      for (const [kind, points] of [
        ['survey', EARNINGS.survey.points],
        ['quiz', EARNINGS.quiz.points],
        ['poll', 0],
      ] as const) {
        const { user, headers } = await member();
        const form = await site().result(calls.siteSurveyFormGet, { kind }, headers);
        const answers = { formId: form.id, answers: answersOf(form) };
        const told = await Promise.all(
          [1, 2].map(() => site().ask(calls.siteSurveyFormSet, answers, headers)),
        );
        assert.deepEqual(told.map(({ status }) => status).sort(), [200, 409]);
        assert.equal(await sumOf(db, user.id), points, kind);
      }
    });

    test('tells of a quiz what is right, not before', async () => {
      const { headers } = await member();
      const quiz = await site().result(calls.siteSurveyFormGet, { kind: 'quiz' }, headers);
      assert.equal(quiz.solutions, undefined);
      const sent = { formId: quiz.id, answers: answersOf(quiz) };
      const { solutions } = await site().result(calls.siteSurveyFormSet, sent, headers);
      assert.deepEqual(
        solutions?.map(({ question }) => question),
        quiz.questions.map(({ id }) => id),
      );
      for (const { question, options } of solutions ?? []) {
        const asked = quiz.questions.find(({ id }) => id === question);
        assert.ok(options.every((right) => asked?.options.some(({ id }) => id === right)));
      }
    });
  });

  test('a bonus of one reference is paid once, however many come at once', async () => {
    const { db } = site();
    const { user } = await member();
    const paid = await Promise.all(
      [1, 2, 3].map(() => db.transaction((tx) => earn(tx, user.id, EARNINGS.invited, 'x', START))),
    );
    assert.deepEqual(paid.sort(), [false, false, true]);
    assert.equal((await entriesOf(db, user.id)).length, 1);
  });

  describe('an attempt', () => {
    test('that is sent again is answered as the first time, and does nothing more', async () => {
      const { db } = site();
      const { user, headers } = await member();
      const code = await printCode(db, 8);
      const named = { ...headers, ...attempt() };
      const replies = await Promise.all(
        [1, 2, 3].map(() => site().ask(calls.productCodeRegistration, { code }, named)),
      );
      const texts = await Promise.all(replies.map((reply) => reply.text()));
      assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(texts).size, 1);
      assert.equal(await sumOf(db, user.id), 150);
    });

    test('is no other one: neither other parameters nor another call, nor another member', async () => {
      const { db } = site();
      const [one, other] = [await member(), await member()];
      const key = attempt('the-same-key');
      const [code, second] = [await printCode(db, 9), await printCode(db, 10)];
      const named = { ...one.headers, ...key };
      await site().result(calls.productCodeRegistration, { code }, named);
      await assertRefused(
        await site().ask(calls.productCodeRegistration, { code: second }, named),
        'key_reused',
      );
      await assertRefused(await site().ask(calls.redeemOrder, { orderId: 1 }, named), 'key_reused');
      const others = { ...other.headers, ...key };
      await site().result(calls.productCodeRegistration, { code: second }, others);
    });

    test('that was refused may succeed later', async () => {
      const { db } = site();
      const { headers } = await member();
      const named = { ...headers, ...attempt() };
      const code = await printCode(db, 11);
      await db.execute(`delete from package_codes where code = '${code}'`);
      const ask = () => site().ask(calls.productCodeRegistration, { code }, named);
      await assertRefused(await ask(), 'product_code_unknown');
      assert.equal(await printCode(db, 11), code);
      assert.equal((await ask()).status, 200);
    });

    test('has a name of printed signs, not too long', async () => {
      const { headers } = await member();
      const code = await printCode(site().db, 12);
      for (const key of ['два слова'.replace(/[^ ]/g, 'x'), 'x'.repeat(201), 'é']) {
        const named = { ...headers, ...attempt(key) };
        const reply = await site().ask(calls.productCodeRegistration, { code }, named);
        await assertRefused(reply, 'bad_request', key);
      }
    });
  });
});
