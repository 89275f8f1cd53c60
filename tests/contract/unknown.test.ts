import { before, test } from 'node:test';
import assert from 'node:assert/strict';
import * as content from '../../contract/calls/content.ts';
import { shops as shopList } from '../../contract/calls/shops.ts';
import { handlers } from '../../backend/routes/handlers.ts';
import { assertRefused } from './envelope.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { requiredNames } from './parameters.ts';
import { onEveryEngine, type Params } from './site.ts';
import { signIn } from './stubs.ts';

const NOBODY: Record<string, unknown> = { string: 'takogo-net', number: 999_999_999 };
/** The caller's own phone, which has nothing yet. */
const PHONE = '+79990007700';
/** Calls for which the reference to an entity is optional, with an example of it. */
const MAY_NAME: Readonly<Record<string, Params>> = { 'site.review.common': { product: 1 } };
const single = handlers
  .map((handler) => handler.call)
  .filter((call) => call.errors.includes('not_found'));

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  let member: HeadersInit;
  before(async () => {
    member = (await signIn(site().db, new Date(), PHONE)).headers;
    examples = examplesFor(await findDemo(site()));
  });

  test('the calls for one entity are known', () => {
    assert.ok(single.length >= 9, single.map((call) => call.name).join());
  });

  for (const call of single) {
    test(`${call.name} returns not_found for something that does not exist`, async () => {
      const given = exampleOf(examples, call);
      // Another's phone would be rejected first, whatever else the call names.
      const example = 'phone' in given ? { ...given, phone: PHONE } : given;
      // A list refers to nothing by itself.
      const required = requiredNames(call).filter((name) => (typeof example[name]) in NOBODY);
      const named = MAY_NAME[call.name] ?? example;
      const isOptional = required.length === 0 || named !== example;
      for (const name of isOptional ? Object.keys(named) : required) {
        const unknown = name === 'phone' ? PHONE : NOBODY[typeof named[name]];
        const response = await site().ask(call, { ...example, [name]: unknown }, member);
        await assertRefused(response, 'not_found', `${call.name} ${name}`);
      }
    });
  }

  test('a missing article is reported in Russian', async () => {
    const response = await site().ask(content.articleByAlias, { alias: 'takogo-net' });
    const body: unknown = await response.json();
    assert.match(JSON.stringify(body), /Статья не\sнайдена/);
  });

  test('a filter without matches gives an empty list', async () => {
    const replies = [
      await site().result(content.articles, { 'filter[section]': 'takogo-net' }),
      await site().result(content.articles, { 'filter[tags]': 'takogo-net' }),
      await site().result(content.catalogSections, { values: 'takogo-net' }),
      await site().result(content.instructions, { type: 'takogo-net' }),
      await site().result(shopList, { cityName: 'Нигдеград' }),
      await site().result(shopList, { product: 'takogo-net' }),
    ];
    for (const reply of replies) assert.deepEqual([reply.items.length, reply.total], [0, 0]);
  });
});
