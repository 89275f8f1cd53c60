import { afterEach, expect, it, jest } from '@jest/globals';
import * as v from 'valibot';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { readGraph } from './graph.ts';

const browserFetch = globalThis.fetch;
afterEach(() => {
  Object.assign(globalThis, { fetch: browserFetch });
});

Object.assign(globalThis, { location: new URL('https://yasno.example/admin/') });

/** The failure of a query that is answered with this. */
async function failureOf(status: number, body: unknown) {
  const answer = () => Promise.resolve(Response.json(body, { status }));
  Object.assign(globalThis, { fetch: jest.fn(answer) });
  const read = await readGraph('{ list { total } }', {}, v.object({ list: v.unknown() }));
  return read.ok ? null : { code: read.error.code, description: read.error.description };
}

it('reports the refusal of a resolver in its own words', async () => {
  const refused = { message: 'Проверьте поля', extensions: { code: 'invalid' } };
  expect(await failureOf(200, { errors: [refused] })).toEqual({
    code: 'bad_request',
    description: 'Проверьте поля',
  });
});

it('does not show what GraphQL says about a query that a newer backend no longer knows', async () => {
  const unknown = { message: 'Cannot query field "author" on type "Article".' };
  expect(await failureOf(200, { errors: [unknown] })).toEqual({
    code: 'upstream_contract',
    description: DESCRIPTIONS.upstream_contract,
  });
});

it('reads the refusals of any other call', async () => {
  const told = { error: 'forbidden', error_description: 'Страница устарела' };
  expect(await failureOf(403, told)).toEqual({
    code: 'forbidden',
    description: 'Страница устарела',
  });
  expect(await failureOf(401, {})).toMatchObject({ code: 'unauthorized' });
  const busy = { error: 'unavailable', error_description: 'База занята' };
  expect(await failureOf(503, busy)).toEqual({ code: 'unavailable', description: 'База занята' });
});
