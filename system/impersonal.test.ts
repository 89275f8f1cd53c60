import { describe, expect, it } from '@jest/globals';
import { impersonal } from './impersonal.ts';

describe('a text for the log', () => {
  it.each([
    ['+79991234567', '<phone>'],
    ['Phone 8 (999) 123-45-67 is known', 'Phone <phone> is known'],
    ['7 999 123 45 67', '<phone>'],
    ['9991234567', '<phone>'],
    ['8.999.123.45.67', '<phone>'],
    ['79991234567: invalid number', '<phone>: invalid number'],
    ['no code for +7 999 123-45-67.', 'no code for <phone>.'],
    ['phone:89991234567', 'phone:<phone>'],
    ['{"phone":79991234567}', '{"phone":<phone>}'],
    ['GET /editor/preview/q3Zr0aPmS9XkT1vBnL7yW2eC4dF6gH8j', 'GET /editor/preview/<token>'],
    ['(phone)=(+79991234567)', '(phone)=(<phone>)'],
    ['<anna.k+x@mail.example.ru>: no such user', '<<e-mail>>: no such user'],
    ['почта@пример.рф', '<e-mail>'],
    [
      'GET /rest/login.send.sms?phone=%2B7999&action=x',
      'GET /rest/login.send.sms?phone=…&action=…',
    ],
    ['postgres://yasno:p4ss@localhost:5432/yasno', 'postgres://…@localhost:5432/yasno'],
    ['token q3Zr0aPmS9XkT1vBnL7yW2eC4dF6gH8j', 'token <token>'],
  ])('%s → %s', (text, told) => {
    expect(impersonal(text)).toBe(told);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'Release 1204 waits since 2026-11-26T09:00:00.000Z (1764147600000)',
    'at async /srv/yasno/node_modules/@hono/node-server/dist/index.mjs:512:20',
    'f2d8b3a1c0e94d5f8a7b6c5d4e3f2a1b0c9d8e7f.png is missing',
    'PostgreSQL at 10.0.0.12:5432 did not answer in 30 s',
  ])('leaves %s', (text) => {
    expect(impersonal(text)).toBe(text);
  });
});
