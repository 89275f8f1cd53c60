import { expect, it } from '@jest/globals';
import { geoOf, onlyWithPlace, PLACE_HEADER } from './told-place.ts';

const told = (value: string) => {
  const geo = geoOf(new Headers({ [PLACE_HEADER]: value }));
  return geo && (JSON.parse(Buffer.from(geo, 'base64').toString()) as unknown);
};

it('tells the functions the place of a test', () => {
  const kazan = { latitude: 55.79, longitude: 49.12 };
  expect(told('55.79,49.12')).toEqual({ ...kazan, country: { code: 'RU' } });
  expect(told('55.79,49.12,FI')).toEqual({ ...kazan, country: { code: 'FI' } });
  expect(told('-5,-170.5')).toMatchObject({ latitude: -5, longitude: -170.5 });
});

it.each(['', 'Казань'.length.toString(), '55.79', '55,49,rus', 'a,b'])(
  'takes %j for no place',
  (value) => {
    expect(told(value)).toBeNull();
  },
);

it('lets what goes by a place run only where one is told', () => {
  const declarations = onlyWithPlace([
    { function: 'near-city', path: '/*' },
    { function: 'visitor-page', path: '/*', header: { cookie: 'a' } },
  ]);
  expect(declarations).toEqual([
    { function: 'near-city', path: '/*', header: { [PLACE_HEADER]: true } },
    { function: 'visitor-page', path: '/*', header: { cookie: 'a' } },
  ]);
});
