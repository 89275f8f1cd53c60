/** How a member earns points: package codes and survey answers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { pointsRules } from '../../backend/seed/points.ts';
import { userDelete } from '../../contract/calls/account.ts';
import * as calls from '../../contract/calls/user.ts';
import type { SurveyForm } from '../../contract/schemas/survey.ts';
import { after, newcomers, START } from './club-days.ts';
import { printCode, sumOf } from './club-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const member = newcomers(site, '7999110');

  describe('a package code', () => {
    const register = (code: string, headers: HeadersInit) =>
      site().ask(calls.productCodeRegistration, { code }, headers);

    test('counts once, for the first member who registers it', async () => {
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

    test('is listed among the registered ones, newest first', async () => {
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

    test('is rejected with different errors when mistyped, never printed or already used', async () => {
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

    test('is registered once when friend and inviter submit it at the same time', async () => {
      site().setNow(START);
      const { db } = site();
      for (let number = 41; number < 47; number += 1) {
        const [host, friend] = [await member(), await member()];
        await db.update(users).set({ invitedBy: host.user.id }).where(eq(users.id, friend.user.id));
        const code = await printCode(db, number);
        const replies = await Promise.all(
          [friend, host].map(({ headers }) => register(code, headers)),
        );
        for (const reply of replies.filter(({ status }) => status !== 200)) {
          await assertRefused(reply, 'product_code_used');
        }
        assert.equal(replies.filter(({ status }) => status === 200).length, 1);
      }
    });

    test('pays the inviter for a friend’s first code only', async () => {
      site().setNow(START);
      const { db } = site();
      const [host, friend] = [await member(), await member()];
      await db.update(users).set({ invitedBy: host.user.id }).where(eq(users.id, friend.user.id));
      const pending = async () =>
        (await site().result(calls.userBalance, {}, host.headers)).pending;
      assert.equal(await pending(), pointsRules.earnings.inviter.points);
      for (const number of [6, 7]) {
        await register(await printCode(db, number), friend.headers);
        assert.equal(await sumOf(db, host.user.id), pointsRules.earnings.inviter.points);
        assert.equal(await pending(), 0);
      }
    });

    test('is no longer expected of a friend who has deleted their account', async () => {
      site().setNow(START);
      const { db } = site();
      const [host, friend] = [await member(), await member()];
      await db.update(users).set({ invitedBy: host.user.id }).where(eq(users.id, friend.user.id));
      await site().result(userDelete, { confirm: true }, friend.headers);
      assert.equal((await site().result(calls.userBalance, {}, host.headers)).pending, 0);
    });

    test('pays nothing to an inviter who has deleted their account', async () => {
      site().setNow(START);
      const { db } = site();
      const [host, friend] = [await member(), await member()];
      await db.update(users).set({ invitedBy: host.user.id }).where(eq(users.id, friend.user.id));
      await site().result(userDelete, { confirm: true }, host.headers);
      const reply = await register(await printCode(db, 8), friend.headers);
      assert.equal(reply.status, 200);
      assert.equal(await sumOf(db, host.user.id), 0);
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

    test('earns a member its points once, and nothing without signing in', async () => {
      site().setNow(START);
      const { db } = site();
      for (const [kind, points] of [
        ['survey', pointsRules.earnings.survey.points],
        ['quiz', pointsRules.earnings.quiz.points],
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

    test('reveals the solutions of a quiz only after the answer', async () => {
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
});
