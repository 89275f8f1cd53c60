import assert from 'node:assert/strict';
import { chosenView, viewCookie, viewOfForm } from './view.ts';

const cookieOf = (value: unknown) => `view=${encodeURIComponent(JSON.stringify(value))}`;

Deno.test('reads the known part of the cookie', () => {
  assert.deepEqual(chosenView(`a=1; ${cookieOf({ palette: 'dark', x: '1', 'text-size': '9' })}`), {
    palette: 'dark',
  });
});

Deno.test('an invalid cookie requests nothing', () => {
  for (const value of [null, [], 7, 'dark', {}, { palette: 1 }, { palette: 'dark"><script>' }]) {
    assert.equal(chosenView(cookieOf(value)), null, JSON.stringify(value));
  }
  for (const raw of [
    null,
    '',
    'view=',
    'view=%',
    'view={',
    `${cookieOf({ pad: 'x'.repeat(500) })}`,
  ]) {
    assert.equal(chosenView(raw), null, String(raw));
  }
});

Deno.test('accepts the known fields of a form', () => {
  assert.deepEqual(viewOfForm('palette=dark&text-size=3&pictures=&line-spacing=9&x=1'), {
    palette: 'dark',
    'text-size': '3',
  });
  assert.deepEqual(viewOfForm('palette=dark&reset=1'), {});
  assert.deepEqual(viewOfForm('%%%=&=&'), {});
});

Deno.test('reads what it stored; an empty choice deletes the cookie', () => {
  const view = { palette: 'contrast', 'letter-spacing': '2' } as const;
  assert.deepEqual(chosenView(viewCookie(view, true).split(';')[0] ?? ''), view);
  assert.match(viewCookie(view, true), /; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
  assert.match(viewCookie({}, false), /^view=; Max-Age=0; Path=\/; SameSite=Lax$/);
});
