/** Sends arbitrary input to every member call in the table; none may fail. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { handlers } from '../../backend/routes/handlers.ts';
import { openSession } from '../../backend/sessions.ts';
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { holds } from '../fuzz/property.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { buildRequest, hostileRequests } from './hostile.ts';
import { onEveryEngine, type Params } from './site.ts';
import { signIn } from './stubs.ts';

const calls = handlers.map(({ call }) => call).filter(({ access }) => access === 'member');

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  before(async () => {
    examples = examplesFor(await findDemo(site()));
  });

  let people = 0;
  const phone = () => `+7998${String((people += 1)).padStart(7, '0')}`;

  for (const call of calls) {
    test(`${call.name} handles any input of a member without a server error`, async () => {
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
          // The call ended its own session, as some of them do.
          if (reply.status === 401) current = await token();
        },
      );
      await holds({ name: `member ${call.name}`, seed: 20_261_122, all: 1_000 }, property);
    });
  }
});
