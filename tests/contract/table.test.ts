import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COMMON_ERRORS, ERROR_STATUS } from '../../contract/errors.ts';
import { callNamed, table } from '../../contract/table.ts';
import type { AnyCall } from '../../contract/call.ts';
import { handlers } from '../../backend/routes/handlers.ts';
import { testDatabaseUrl } from './database.ts';
import { parameterNames } from './parameters.ts';
import { specParams, specRows } from './spec-rows.ts';

const addressOf = (call: AnyCall) => `${call.method} ${call.path}`;
const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('the engines of this run', (t) => {
  t.diagnostic(
    testDatabaseUrl
      ? 'Run on PGlite and on the PostgreSQL server of TEST_DATABASE_URL.'
      : 'Run on PGlite only: set TEST_DATABASE_URL to run on PostgreSQL, too.',
  );
});

describe('the table of calls', () => {
  test('has unique names and addresses', () => {
    assert.deepEqual(repeated(table.map((call) => call.name)), []);
    assert.deepEqual(repeated(table.map(addressOf)), []);
  });

  for (const name of ['session', 'user', 'content', 'shops'] as const) {
    test(`has exactly the rows of the specification in «${name}»`, () => {
      const rows = new Set<string>(specRows[name]);
      const ours = table.filter((call) => call.table === name);
      const isMarked = (call: AnyCall) => call.beyondSpec === true;
      const [beyond, shown] = [ours.filter(isMarked), ours.filter((call) => !isMarked(call))];
      assert.deepEqual(
        shown.map(addressOf).filter((address) => !rows.has(address)),
        [],
        'a call that the specification does not show needs `beyondSpec: true` in its entry',
      );
      assert.deepEqual(
        beyond.map(addressOf).filter((address) => rows.has(address)),
        [],
      );
      const called = new Set(shown.map(addressOf));
      assert.deepEqual(
        [...rows].filter((address) => !called.has(address)),
        [],
      );
    });
  }

  test('accepts every parameter that the specification shows', () => {
    for (const [name, shown] of Object.entries(specParams)) {
      const ours = new Set(parameterNames(callNamed(name)));
      const missing = shown.filter((parameter) => !ours.has(parameter));
      assert.deepEqual(missing, [], name);
    }
  });

  test('repeats no common error and knows every code', () => {
    for (const call of table) {
      const codes = call.errors.filter((code) => COMMON_ERRORS.some((common) => common === code));
      assert.deepEqual(codes, [], call.name);
      assert.ok(
        call.errors.every((code) => code in ERROR_STATUS),
        call.name,
      );
    }
  });

  test('lets only public read calls return 304', () => {
    const content = table.filter((call) => call.content);
    assert.ok(content.length > 25);
    for (const call of content) {
      assert.deepEqual([call.method, call.access], ['GET', 'public'], call.name);
    }
  });

  test('marks only content as cacheable by the edge', () => {
    const kept = table.filter((call) => call.cachedByCity);
    assert.ok(kept.length > 0);
    assert.deepEqual(
      kept.filter((call) => !call.content).map((call) => call.name),
      [],
    );
  });

  test('throws for an unknown name', () => {
    assert.throws(() => callNamed('article.shwo'), /article\.shwo/);
  });

  test('has one handler per call', () => {
    const bound = handlers.map((handler) => handler.call);
    assert.deepEqual(repeated(bound.map((call) => call.name)), []);
    assert.ok(bound.every((call) => table.includes(call)));
    const missing = table.filter((call) => !bound.includes(call)).map((call) => call.name);
    assert.deepEqual(
      missing,
      [],
      `Nothing answers ${missing.join(', ')}: write a handler and add it to the list at the end of its file in backend/routes`,
    );
  });
});
