import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { openSession } from '../../backend/sessions.ts';
import { TOKEN_HEADER } from '../../contract/headers.ts';
import { formFeedback } from '../../contract/calls/session.ts';
import type { AnyCall } from '../../contract/call.ts';
import { certificateResend, orderPartnerOffer, orderWebinar } from '../../contract/calls/user.ts';
import { table } from '../../contract/table.ts';
import { assertRefused } from './envelope.ts';
import { exampleOf, examplesFor, type Demo } from './examples.ts';
import { parameterNames, requiredNames } from './parameters.ts';
import { onEveryEngine, type Params } from './site.ts';
import { signIn, stubs } from './stubs.ts';

/** Nothing reads them here: the handlers are stubs. */
const demo: Demo = {
  article: 'a',
  product: 'p',
  productId: 1,
  discountId: 1,
  shopId: 1,
  themeId: 1,
};
const nobody = { token: null, deviceId: null, address: null, userId: null };
const examples = examplesFor(demo);
const echo = v.object({ asked: v.record(v.string(), v.unknown()) });
const reply = v.union([v.object({ result: echo }), v.object({ data: echo })]);

/** Invalid as a number, a flag or an option. */
const NONSENSE = ['abc', '-1', '1.5', '1e9', '99999999999999999999', 'NaN', '٣', ' ', '0x10', 'да'];

/**
 * Optional parameters that are rejected rather than dropped: the visitor expects a call back, or the certificate
 * of this phone and no other, and the member agreed to this price and no other.
 */
const STRICT = new Map<AnyCall, readonly string[]>([
  [formFeedback, ['phone']],
  [certificateResend, ['phone']],
  [orderPartnerOffer, ['points']],
  [orderWebinar, ['points']],
]);

onEveryEngine(
  (site) => {
    let member: HeadersInit;
    before(async () => {
      member = (await signIn(site().db)).headers;
    });

    /** The parameters as a handler receives them. */
    async function asked(call: (typeof table)[number], params: Params) {
      const response = await site().ask(call, params, member);
      assert.equal(response.status, 200, `${call.name} ${JSON.stringify(params)}`);
      const body = v.parse(reply, await response.json());
      return ('result' in body ? body.result : body.data).asked;
    }

    for (const call of table) {
      const example = exampleOf(examples, call);

      test(`${call.name} accepts its valid parameters and ignores unknown ones`, async () => {
        const params = await asked(call, example);
        assert.deepEqual(await asked(call, { ...example, filtr: 'x', 'a[b]': 'y' }), {
          ...params,
          // Section 7: «plus any extra query fields».
          ...(call.name === 'certificate.form.send' ? { filtr: 'x', 'a[b]': 'y' } : {}),
        });
      });

      for (const missing of requiredNames(call)) {
        test(`${call.name} without ${missing} is rejected by name`, async () => {
          const { [missing]: _, ...rest } = example;
          const fields = await assertRefused(await site().ask(call, rest, member), 'bad_request');
          assert.deepEqual(Object.keys(fields), [missing]);
          assert.match(fields[missing] ?? '', /[а-яё]{4}/i);
        });

        test(`${call.name} with an empty ${missing} is rejected by name`, async () => {
          const params = { ...example, [missing]: '' };
          const fields = await assertRefused(await site().ask(call, params, member), 'bad_request');
          assert.deepEqual(Object.keys(fields), [missing]);
          assert.match(fields[missing] ?? '', /[а-яё]{4}/i);
        });
      }

      const strict = STRICT.get(call) ?? [];
      for (const name of strict) {
        test(`${call.name} with an invalid ${name} is rejected by name`, async () => {
          // A blank phone is none.
          const invalid = NONSENSE.filter((one) => name !== 'phone' || one.trim() !== '');
          for (const nonsense of invalid) {
            const params = { ...example, [name]: nonsense };
            const response = await site().ask(call, params, member);
            const fields = await assertRefused(response, 'bad_request', nonsense);
            assert.deepEqual(Object.keys(fields), [name]);
          }
        });
      }

      const free =
        call.method === 'GET' ? optionalNames(call).filter((name) => !strict.includes(name)) : [];
      for (const name of free) {
        test(`${call.name} uses its default for an invalid ${name}`, async () => {
          const byDefault = (await asked(call, { ...example, [name]: undefined }))[name];
          for (const nonsense of NONSENSE) {
            assert.equal((await asked(call, { ...example, [name]: nonsense }))[name], byDefault);
          }
        });
      }

      if (call.access !== 'public') {
        test(`${call.name} is rejected without a member’s token`, async () => {
          const { token } = await openSession(site().db, nobody, new Date());
          const unknown = { [TOKEN_HEADER]: 'unknown' };
          for (const headers of [{}, unknown, { authorization: `Bearer ${token}` }]) {
            await assertRefused(await site().ask(call, example, headers), 'unauthorized');
            // Authorisation is checked before parameters.
            await assertRefused(await site().ask(call, {}, headers), 'unauthorized');
          }
        });
      }
    }
  },
  { handlers: stubs },
);

/** Optional query parameters that are numbers, flags or options, so not every text is valid. */
function optionalNames(call: (typeof table)[number]): string[] {
  const required = new Set(requiredNames(call));
  return parameterNames(call).filter((name) => {
    if (required.has(name)) return false;
    const parsed = v.safeParse(call.params, { ...exampleOf(examples, call), [name]: 'nonsense' });
    const value = v.parse(v.record(v.string(), v.unknown()), parsed.output)[name];
    return value !== 'nonsense' && !Array.isArray(value);
  });
}
