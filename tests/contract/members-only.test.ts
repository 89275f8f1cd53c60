/** Every call of members, from the table: who may not make it, and what nobody can break it with. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { handlers } from '../../backend/routes/handlers.ts';
import { openSession } from '../../backend/sessions.ts';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { buildRequest, hostileRequests } from './hostile.ts';
import { prepare } from './prepare.ts';
import { runs } from './runs.ts';
import { onEveryEngine, type Params } from './site.ts';
import { signIn } from './stubs.ts';

/** The same requests every time: a failure is printed with its path and found again. */
const RUNS = runs(1_000, 20_261_122);

const DAY = 24 * 60 * 60 * 1000;

const calls = handlers.map(({ call }) => call).filter(({ access }) => access === 'member');

/** Words that stand in nothing but the one member's own replies. */
const SECRET = 'Тайна-первого-участника';

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  before(async () => {
    examples = examplesFor(await findDemo(site()));
  });

  let people = 0;
  const phone = () => `+7998${String((people += 1)).padStart(7, '0')}`;

  test('the calls of members are known', () => {
    assert.ok(calls.length >= 18, calls.map(({ name }) => name).join());
  });

  for (const call of calls) {
    describe(call.name, () => {
      test('is refused without a token, with one that was never given out, and with one that has ended', async () => {
        const { db } = site();
        const { user } = await signIn(db, new Date(), phone());
        const caller = { token: null, deviceId: null, address: null, userId: user.id };
        const ended = await openSession(db, caller, new Date(Date.now() - 31 * DAY));
        const unsigned = await openSession(db, { ...caller, userId: null }, new Date());
        for (const headers of [
          {},
          { [DEVICE_HEADER]: 'a-device' },
          { [TOKEN_HEADER]: 'never-given-out' },
          { [TOKEN_HEADER]: ended.token },
          { authorization: `Bearer ${ended.token}` },
          { [TOKEN_HEADER]: unsigned.token },
        ]) {
          const reply = await site().ask(call, exampleOf(examples, call), headers);
          await assertRefused(reply, 'unauthorized', `${call.name} ${JSON.stringify(headers)}`);
        }
      });

      test('gives and does another member nothing', async () => {
        const { db } = site();
        const one = (await signIn(db, new Date(), phone())).user;
        const other = await signIn(db, new Date(), phone());
        // Everything that the example names is now the first member's.
        await prepare(db, call, one);
        await db.execute(`update users set last_name = '${SECRET}' where id = ${one.id}`);
        await db.execute(`update orders set title = '${SECRET}' where user_id = ${one.id}`);
        await db.execute(`update points_entries set title = '${SECRET}' where user_id = ${one.id}`);
        await db.execute(
          `update package_codes set product = '${SECRET}' where user_id = ${one.id}`,
        );
        await db.execute(
          `update certificates set holder = '${SECRET}' where phone = '${one.phone}'`,
        );
        const named = exampleOf(examples, call);
        const theirs = Object.keys(named).some((name) => ['orderId', 'number'].includes(name));
        const reply = await site().ask(call, named, other.headers);
        if (theirs) {
          await assertRefused(reply, 'not_found', call.name);
          return;
        }
        assert.ok(reply.status < 500, call.name);
        assert.ok(!(await reply.text()).includes(SECRET), call.name);
      });

      test('stays calm whatever it is sent', async () => {
        const { db } = site();
        const example = exampleOf(examples, call);
        const { user } = await signIn(db, new Date(), phone());
        const caller = { token: null, deviceId: null, address: null, userId: user.id };
        const token = async () => (await openSession(db, caller, new Date())).token;
        let current = await token();
        const key = fc.option(fc.constantFrom('a', 'b', ' ', 'x'.repeat(300), 'k'), { nil: null });
        const property = fc.asyncProperty(
          hostileRequests(call, example),
          key,
          async (hostile, attempt) => {
            const request = buildRequest(call, hostile);
            request.headers.set(TOKEN_HEADER, current);
            if (attempt !== null) request.headers.set(IDEMPOTENCY_HEADER, attempt);
            const reply = await site().fetch(request);
            assert.ok(reply.status < 500, `${reply.status}: ${await reply.text()}`);
            // The call ended its own session, as some of them are made to.
            if (reply.status === 401) current = await token();
          },
        );
        await fc.assert(property, RUNS);
      });
    });
  }
});
