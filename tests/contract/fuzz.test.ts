/** Requests that no honest client sends: to every call, real and with a stub as its handler. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import { handlers } from '../../backend/routes/handlers.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { errorEnvelope } from '../../contract/errors.ts';
import { table } from '../../contract/table.ts';
import type { AnyCall } from '../../contract/call.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { buildRequest, hostileRequests } from './hostile.ts';
import { holds } from '../fuzz/property.ts';
import { onEveryEngine, resultOf, type Params } from './site.ts';
import { signIn, stubs } from './stubs.ts';

const TRIES = { seed: 20_261_121, all: 500, short: 50 };

/** ETags of responses that were checked already: identical bytes need no second check. */
const proved = new Set<string>();

async function assertShape(call: AnyCall, response: Response): Promise<void> {
  const etag = response.headers.get('etag');
  if (etag && proved.has(etag)) return;
  await resultOf(call, response);
  if (etag) proved.add(etag);
}

/** Never a server error and always an envelope; a success has the contract's shape. */
async function assertCalm(call: AnyCall, response: Response, stubbed: boolean): Promise<void> {
  const { status } = response;
  if (status === 304) return assert.equal(await response.text(), '');
  if (status === 200 && !stubbed) return assertShape(call, response);
  const body: unknown = await response.json();
  if (status === 200) return assert.ok(v.is(v.record(v.string(), v.unknown()), body));
  assert.ok(v.is(v.strictObject(errorEnvelope.entries), body), JSON.stringify(body).slice(0, 200));
  assert.ok(status < 500 || status === 501, `${status}: ${JSON.stringify(body)}`);
}

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  let memberToken: string;
  before(async () => {
    examples = examplesFor(await findDemo(site()));
    memberToken = (await signIn(site().db)).token;
  });

  describe('the real calls', () => {
    for (const { call } of handlers) {
      test(`${call.name} handles any request without a server error`, async () => {
        const requests = hostileRequests(call, exampleOf(examples, call));
        const property = fc.asyncProperty(requests, async (hostile) => {
          await assertCalm(call, await site().fetch(buildRequest(call, hostile)), false);
        });
        await holds({ name: `call ${call.name}`, ...TRIES }, property);
      });
    }
  });

  describe('the layers in front of every handler', () => {
    for (const call of table) {
      test(`${call.name} handles any request without a server error`, async () => {
        const app = createApp({
          db: site().db,
          media: diskStore('/nowhere'),
          handlers: stubs,
          log: (message, error) => assert.fail(`${message}: ${String(error)}`),
        });
        const requests = hostileRequests(call, exampleOf(examples, call));
        const property = fc.asyncProperty(requests, fc.boolean(), async (hostile, signedIn) => {
          const request = buildRequest(call, hostile);
          if (signedIn) request.headers.set('user-api-token', memberToken);
          await assertCalm(call, await app.fetch(request), true);
        });
        await holds({ name: `stub ${call.name}`, ...TRIES }, property);
      });
    }
  });
});
