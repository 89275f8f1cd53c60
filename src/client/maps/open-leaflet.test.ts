/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';

jest.mock('leaflet/dist/leaflet.css', () => ({}));
jest.mock('./leaflet-map.module.css', () => ({ map: 'map' }));
jest.mock('./map-ground.ts', () => ({
  MOST_ZOOM: 18,
  async openGround() {
    const { gridLayer } = await import('leaflet');
    return gridLayer();
  },
  firstTile: () => Promise.resolve(),
}));

test('the map follows the size of its element, until it is removed', async () => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const seen = new Map<Element, () => void>();
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly #tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }
    observe(element: Element) {
      seen.set(element, () => this.#tell([], this));
    }
    unobserve() {}
    disconnect() {
      seen.clear();
    }
  };
  const element = document.body.appendChild(document.createElement('div'));
  const { openLeaflet } = await import('./open-leaflet.ts');
  const options = { centre: { lat: 55, lon: 37 }, label: 'Карта' };
  const map = await openLeaflet(element, options, { yandexKey: '', tilesUrl: '', tilesCredit: '' });
  Object.defineProperties(element, { clientWidth: { value: 640 }, clientHeight: { value: 480 } });
  seen.get(element)?.();
  expect(map.getSize()).toMatchObject({ x: 640, y: 480 });
  map.remove();
  expect(seen.size).toBe(0);
});
