import { expect, it } from '@jest/globals';
import { geoOf, onlyWithPlace, PLACE_HEADER } from './test-location.ts';

const told = (value: string) => {
  const geo = geoOf(new Headers({ [PLACE_HEADER]: value }));
  return geo && (JSON.parse(Buffer.from(geo, 'base64').toString()) as unknown);
};

it('passes the location of a test to the functions', () => {
  const kazan = { latitude: 55.79, longitude: 49.12 };
  expect(told('55.79,49.12')).toEqual({ ...kazan, country: { code: 'RU' } });
  expect(told('55.79,49.12,FI')).toEqual({ ...kazan, country: { code: 'FI' } });
  expect(told('-5,-170.5')).toMatchObject({ latitude: -5, longitude: -170.5 });
});

it.each(['', 'Казань'.length.toString(), '55.79', '55,49,rus', 'a,b'])(
  'rejects %j as a location',
  (value) => {
    expect(told(value)).toBeNull();
  },
);

it('runs location-based functions only when there is a location', () => {
  const declarations = onlyWithPlace([
    { function: 'near-city', path: '/near-city.json' },
    { function: 'visitor-page', path: '/*', header: { cookie: 'a' } },
  ]);
  expect(declarations).toEqual([
    { function: 'near-city', path: '/near-city.json', header: { [PLACE_HEADER]: true } },
    { function: 'visitor-page', path: '/*', header: { cookie: 'a' } },
  ]);
});
