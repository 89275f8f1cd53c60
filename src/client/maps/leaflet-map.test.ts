/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Map as LeafletMap } from 'leaflet';
import type { ShownMap } from './map-provider.ts';

let bare: LeafletMap;
jest.mock('leaflet/dist/leaflet.css', () => ({}));
/** The bare map, without tiles: no picture loads here. */
jest.mock('./open-leaflet.ts', () => ({
  async openLeaflet(element: HTMLElement) {
    const { map } = await import('leaflet');
    const still = { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false };
    bare = map(element, { center: [55, 37], zoom: 11, maxZoom: 18, ...still });
    return bare;
  },
}));

const settings = { yandexKey: '', tilesUrl: '/{z}/{x}/{y}.png', tilesCredit: '' };
const POINTS = [
  { id: 1, lat: 55.1, lon: 37.1, title: 'Оптика 1', text: 'Москва, ул. Первая' },
  { id: 2, lat: 55.9, lon: 37.9, title: 'Оптика 2', text: 'Москва, ул. Вторая' },
];
const selected = jest.fn();
let element: HTMLElement;
let shown: ShownMap;

const button = (name: string) =>
  element.querySelector<HTMLElement>(`[role=button][aria-label^="${name}"]`);
const press = (pressed: HTMLElement | null, key: string) => {
  pressed?.focus();
  pressed?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

beforeEach(async () => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, {
    clientWidth: { value: 600 },
    clientHeight: { value: 400, configurable: true },
  });
  const { leafletMaps } = await import('./leaflet-map.ts');
  shown = await leafletMaps(settings).create(element, {
    centre: { lat: 55, lon: 37 },
    label: 'Карта',
    onSelect: selected,
  });
  shown.setPoints(POINTS);
});
afterEach(() => {
  shown.destroy();
  element.remove();
});

test('closing a popup returns the focus to its marker', () => {
  press(button('Оптика 1.'), 'Enter');
  expect(selected.mock.calls).toEqual([[1]]);
  expect(document.activeElement).toBe(button('Оптика 1.'));
  const close = button('Закрыть');
  close?.focus();
  close?.click();
  expect(selected.mock.lastCall).toEqual([null]);
  expect(button('Закрыть')).toBeNull();
  expect(document.activeElement).toBe(button('Оптика 1.'));
  // The popup is the same element for each point.
  press(button('Оптика 2.'), 'Enter');
  button('Закрыть')?.focus();
  button('Закрыть')?.click();
  expect(document.activeElement).toBe(button('Оптика 2.'));
});

test('a popup at the edge is whole once it opens, and after the map has changed its size', () => {
  const sides = { offsetWidth: 300, offsetHeight: 180 };
  for (const [side, pixels] of Object.entries(sides)) {
    jest
      .spyOn(HTMLElement.prototype, side as keyof typeof sides, 'get')
      .mockImplementation(function (this: HTMLElement) {
        return this.classList.contains('leaflet-popup') ? pixels : 0;
      });
  }
  /** The room above and beside the tip of the marker. */
  const room = () => {
    const { x, y } = bare.latLngToContainerPoint([55.9, 37.9]);
    return { above: y, beside: Math.min(x, bare.getSize().x - x) };
  };
  bare.setView([55.85, 37.75], 11, { animate: false });
  expect(room().above).toBeLessThan(240);
  expect(room().beside).toBeLessThan(150);
  press(button('Оптика 2.'), 'Enter');
  expect(room().above).toBeGreaterThanOrEqual(240);
  expect(room().beside).toBeGreaterThanOrEqual(150);
  Object.defineProperty(element, 'clientHeight', { value: 300, configurable: true });
  bare.invalidateSize();
  expect(room().above).toBeGreaterThanOrEqual(240);
  jest.restoreAllMocks();
});
