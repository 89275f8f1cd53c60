import assert from 'node:assert/strict';
import { chosenCityId } from './city.ts';

const cookieOf = (value: unknown) => `userLocation=${encodeURIComponent(JSON.stringify(value))}`;

Deno.test('reads only the id from the cookie', () => {
  assert.equal(chosenCityId(cookieOf({ id: 1838, title: '<b>' })), 1838);
  assert.equal(chosenCityId(`x=1; ${cookieOf({ id: 1838 })}`), 1838);
});

Deno.test('an invalid cookie chooses nothing', () => {
  const senseless = [
    null,
    [],
    7,
    'x',
    {},
    { id: '6281' },
    { id: 0 },
    { id: -1 },
    { id: 1.5 },
    { id: 1e300 },
  ];
  for (const value of senseless)
    assert.equal(chosenCityId(cookieOf(value)), null, JSON.stringify(value));
  for (const raw of [
    null,
    '',
    'userLocation=',
    'userLocation=%7B',
    'userLocation=%',
    'userLocation={"id":',
  ]) {
    assert.equal(chosenCityId(raw), null, String(raw));
  }
  assert.equal(chosenCityId(cookieOf({ id: 1838, pad: 'x'.repeat(2000) })), null);
});
