import { expect, it } from '@jest/globals';
import { statusOf } from './error-status.ts';

it.each([
  [{ statusCode: 404, status: 500 }, 404],
  [{ status: 503 }, 503],
  [{ response: { status: 429 } }, 429],
  [{ status: 'x', response: { status: 502 } }, 502],
  [Object.assign(new Error('x'), { statusCode: '410' }), 410],
  [new Error('x'), 500],
  [{ status: 200 }, 500],
  [{ status: 700 }, 500],
  [{ response: null }, 500],
  ['404', 500],
  [null, 500],
  [undefined, 500],
])('the status of %j is %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
