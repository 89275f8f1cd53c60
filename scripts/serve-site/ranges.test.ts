import { expect, it } from '@jest/globals';
import { rangeOf } from './ranges.ts';

const body = Buffer.from('0123456789');
const headers = {
  'content-type': 'text/plain',
  'content-length': '10',
  'content-security-policy': "default-src 'self'",
  'surrogate-control': 'max-age=60',
  etag: '"1"',
};
const all = { status: 200, headers, body };

it.each([
  ['bytes=0-3', '0123', '0-3'],
  ['bytes=7-', '789', '7-9'],
  ['bytes=-2', '89', '8-9'],
  ['bytes=8-99', '89', '8-9'],
  ['bytes=-99', '0123456789', '0-9'],
  ['BYTES= 9-9 ', '9', '9-9'],
])('answers %s with the part %s', (range, text, part) => {
  const found = rangeOf(all, range);
  expect([found.status, found.body?.toString()]).toEqual([206, text]);
  const own = { 'content-range': `bytes ${part}/10`, 'content-length': String(text.length) };
  expect(found.headers).toEqual({ ...headers, ...own });
});

it.each(['bytes=0-1,4-5', 'bytes=-', 'bytes', 'lines=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
  'answers %s with everything',
  (range) => {
    expect(rangeOf(all, range)).toBe(all);
  },
);

it.each(['bytes=10-', 'bytes=10-12', 'bytes=4-3', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'rejects %s, and reports the total size',
  (range) => {
    expect(rangeOf(all, range)).toEqual({
      status: 416,
      headers: {
        'cache-control': 'no-store',
        'content-length': '0',
        'content-range': 'bytes */10',
        'content-security-policy': "default-src 'self'",
      },
      body: null,
    });
  },
);

it('leaves a response without a body unchanged', () => {
  const none = { ...all, body: null };
  expect(rangeOf(none, 'bytes=0-1')).toBe(none);
});
