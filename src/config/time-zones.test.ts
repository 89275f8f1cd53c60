import { expect, it } from '@jest/globals';
import { timeZoneOf } from './time-zones.ts';

const YUGRA = 'Ханты-Мансийский автономный округ — Югра';

it.each([
  [YUGRA, 'Asia/Yekaterinburg'],
  // As the typesetting of the form's field leaves it.
  [YUGRA.replace(' —', '\u00a0—'), 'Asia/Yekaterinburg'],
  [YUGRA.replace('—', '–'), 'Asia/Yekaterinburg'],
  ['Приморский  край ', 'Asia/Vladivostok'],
  ['приморский край', 'Asia/Vladivostok'],
  ['Тульская область', 'Europe/Moscow'],
])('the shops of %j have the time of %s', (region, zone) => {
  expect(timeZoneOf(region)).toBe(zone);
});
