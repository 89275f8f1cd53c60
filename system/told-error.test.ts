import { describe, expect, it } from '@jest/globals';
import { errorLines, toldError } from './told-error.ts';

/** As PostgreSQL's driver throws it. */
const ofDatabase = (code: string, words: string, more: object = {}) =>
  Object.assign(new Error(words), { name: 'error', severity: 'ERROR', code, ...more });

/** As drizzle wraps it. */
const failedQuery = (cause: Error) =>
  Object.assign(new Error('Failed query: insert …\nparams: +79991234567,Анна', { cause }), {
    name: 'DrizzleQueryError',
    query: 'insert into "people" ("phone") values ($1)',
    params: ['+79991234567', 'Анна'],
  });

describe('an error in the log', () => {
  it('of a statement has its text and the violated constraint, but no parameters', () => {
    const detail = 'Key (phone)=(+79991234567) already exists.';
    const words = 'duplicate key value violates unique constraint "people_phone"';
    const cause = ofDatabase('23505', words, {
      detail,
      table: 'people',
      constraint: 'people_phone',
    });
    const told = toldError(failedQuery(cause));
    expect(told).toMatchObject({
      name: 'DrizzleQueryError',
      statement: 'insert into "people" ("phone") values ($1)',
      cause: { name: 'error', code: '23505', words, rule: 'people people_phone' },
    });
    expect(told).not.toHaveProperty('words');
    expect(JSON.stringify(told)).not.toMatch(/9991234567|Анна/);
  });

  it.each([
    ofDatabase('22P02', 'invalid input syntax for type integer: "секрет"'),
    ofDatabase('P0001', 'секрет is not allowed'),
    new SyntaxError('Unexpected token, "секрет" is not valid JSON'),
    Object.assign(new Error('Invalid email: Received "секрет"'), { issues: [] }),
  ])('does not quote: %#', (error) => {
    expect(JSON.stringify(toldError(error))).not.toContain('секрет');
  });

  it('names the fields that a schema has refused', () => {
    const issues = [{ path: [{ key: 'result' }, { key: 'title' }] }, { path: undefined }];
    const told = toldError(Object.assign(new Error('x'), { name: 'ValiError', issues }));
    expect(told.fields).toEqual(['result.title', '']);
  });

  it('of a program has its message, code and location', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const told = toldError(error);
    expect(told).toMatchObject({
      name: 'Error',
      code: 'ECONNREFUSED',
      words: 'connect ECONNREFUSED',
    });
    expect(told.at?.[0]).toMatch(/told-error\.test\.ts/);
    expect(errorLines({ ...told, at: ['at a', 'at b'] })).toBe(
      'Error ECONNREFUSED: connect ECONNREFUSED\n    at a\n    at b',
    );
  });

  it('of several attempts is the first one, and a non-error is logged as thrown', () => {
    const all = new AggregateError([new Error('first'), new Error('second')], '');
    expect(toldError(all).cause?.words).toBe('first');
    expect(toldError(new Error('outer', { cause: 'inner' })).cause).toEqual({
      name: 'thrown',
      words: 'inner',
    });
  });
});
