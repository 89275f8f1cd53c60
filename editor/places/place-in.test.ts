import { describe, expect, it } from '@jest/globals';
import { seemsSwapped } from './place.ts';
import { placeFault, placeIn } from './place-in.ts';

const KREMLIN = { lat: 55.751244, lon: 37.618423 };

describe('a place in a pasted text', () => {
  it.each([
    '55.751244, 37.618423',
    ' 55.751244 37.618423\n',
    '55.751244;37.618423',
    '55,751244 37,618423',
    '55,751244, 37,618423',
    '55.751244°, 37.618423°',
    '55.751244° с. ш. 37.618423° в. д.',
    'geo:55.751244,37.618423',
    'https://yandex.ru/maps/?ll=37.618423%2C55.751244&z=16',
    'https://yandex.ru/maps/213/moscow/?ll=37.6%2C55.7&pt=37.618423,55.751244,pm2rdm&z=16',
    'https://yandex.ru/maps/org/oko/123/?ll=37.6%2C55.7&poi%5Bpoint%5D=37.618423%2C55.751244&z=17',
    'https://yandex.ru/maps/213/moscow/?whatshere%5Bpoint%5D=37.618423%2C55.751244&ll=37.1,55.1',
    'https://yandex.ru/maps/?text=55.751244,37.618423',
    'https://yandex.ru/maps/?rtext=~55.751244,37.618423&rtt=auto',
    'https://2gis.ru/moscow/geo/4504127908538375/37.618423,55.751244?m=37.6%2C55.7%2F16',
    'https://2gis.ru/moscow/firm/70000001/37.618423%2C55.751244',
    'https://2gis.ru/moscow?m=37.618423%2C55.751244%2F16.2',
    'https://www.google.com/maps/@55.751244,37.618423,17z',
    'https://www.google.ru/maps/place/X/@55.7,37.6,17z/data=!3m1!4b1!4m6!3m5!8m2!3d55.751244!4d37.618423',
    'https://www.google.com/maps?q=55.751244,37.618423',
    'https://maps.google.com/?ll=55.751244,37.618423&z=14',
    'https://www.google.com/maps/search/55.751244,+37.618423?entry=tts',
    'https://www.openstreetmap.org/#map=17/55.751244/37.618423',
    'https://www.openstreetmap.org/?mlat=55.751244&mlon=37.618423#map=9/55/37',
    'Мы здесь: https://yandex.ru/maps/?ll=37.618423,55.751244&z=16',
  ])('is found in %j', (text) => {
    expect(placeIn(text)).toEqual(KREMLIN);
  });

  it('is rounded to the stored precision', () => {
    expect(placeIn('55.75124412345, -37.61842398765')).toEqual({ lat: 55.751244, lon: -37.618424 });
  });

  it.each([
    '',
    'Москва, ул. Лесная, 5',
    '55.751244',
    '155.7, 37.6',
    '55.7, 237.6',
    '10, 20, 30, 40 линз',
    'https://yandex.ru/maps/-/CDabc12',
    'https://yasno.example/articles/',
    'https://[',
    '+7 495 123-45-67',
  ])('is not in %j', (text) => {
    expect(placeIn(text)).toBeNull();
  });

  it('is not in a short link, and the error says so', () => {
    expect(placeFault(' https://yandex.ru/maps/-/CDabc12')).toMatch(/^В\u00a0короткой ссылке/);
    expect(placeFault('https://maps.app.goo.gl/x')).toMatch(/^В\u00a0короткой ссылке/);
    expect(placeFault('ул. Лесная')).toMatch(/^Координат здесь не\u00a0видно/);
  });
});

describe('swapped coordinates', () => {
  it('are detected if only the swapped ones are in the country', () => {
    expect(seemsSwapped({ lat: 37.6, lon: 55.7 })).toBe(true);
    expect(seemsSwapped(KREMLIN)).toBe(false);
    // Yekaterinburg is in the country either way, and Paris in neither.
    expect(seemsSwapped({ lat: 56.8, lon: 60.6 })).toBe(false);
    expect(seemsSwapped({ lat: 48.9, lon: 2.4 })).toBe(false);
  });
});
