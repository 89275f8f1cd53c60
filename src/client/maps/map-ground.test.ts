/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tileLayer, TileLayer } from 'leaflet';
import { firstTile, openGround } from './map-ground.ts';

const TILES = { tilesUrl: 'https://tiles.example.ru/{z}/{x}/{y}.png', tilesCredit: 'Мы' };

describe('openGround', () => {
  it('requests a picture for each tile, and shows the attribution', async () => {
    const ground = await openGround(TILES, document.body);
    expect(ground).toBeInstanceOf(TileLayer);
    expect(ground).toHaveProperty('_url', TILES.tilesUrl);
    expect(ground.getAttribution?.()).toBe('Мы');
  });
});

describe('firstTile', () => {
  const ground = tileLayer(TILES.tilesUrl);
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves on the first one', async () => {
    const seen = firstTile(ground);
    ground.fire('tileerror').fire('tileload').fire('load');
    await expect(seen).resolves.toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects when all tiles of the window have failed', async () => {
    const seen = expect(firstTile(ground)).rejects.toThrow('No map tile');
    ground.fire('tileerror').fire('load');
    await seen;
  });

  it('times out', async () => {
    const seen = expect(firstTile(ground)).rejects.toThrow('No map tile');
    await jest.advanceTimersByTimeAsync(10_000);
    await seen;
  });
});
