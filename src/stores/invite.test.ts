/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { inviteOf } from './invite.ts';
import { dropWayBack, keepWayBack, keptWayBack } from './way-back.ts';

it.each([
  ['?invite=ABC-123', 'ABC-123'],
  ['?utm=1&invite=abc', 'abc'],
  // A link at the end of a sentence, or in quotes.
  ['?invite=ABC-123.', 'ABC-123'],
  ['?invite=ABC-123%C2%BB,%20', 'ABC-123'],
  ['?invite=', null],
  ['?invite=.', null],
  ['?invite=<b>', null],
  ['', null],
])('the invitation in %j is %j', (search, code) => {
  expect(inviteOf(search)).toBe(code);
});

it('reads a long address in no time', () => {
  const began = performance.now();
  expect(inviteOf(`?invite=${'.'.repeat(100_000)}a`)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1000);
});

it.each([
  '//evil.test/',
  'https://evil.test/',
  '/personal/../../x',
  '/personal/%2e%2e//evil.test/',
  '/personal//evil/',
  '/personal/\\evil/',
  '/personalx/',
  '/catalog/',
  'javascript:1',
  `/personal/?a=${'a'.repeat(200)}`,
])('rejects %s as a return URL', (url) => {
  keepWayBack(url);
  expect(keptWayBack()).toBeNull();
  document.cookie = `wayBack=${encodeURIComponent(url)}; path=/`;
  expect(keptWayBack()).toBeNull();
  dropWayBack();
});

it('keeps the URL of a member’s page until it is dropped', () => {
  keepWayBack('/personal/history/?kind=spent');
  expect(keptWayBack()).toBe('/personal/history/?kind=spent');
  dropWayBack();
  expect(keptWayBack()).toBeNull();
  expect(document.cookie).not.toContain('wayBack');
});
