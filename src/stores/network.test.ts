/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mayPrefetch, network, watchNetwork } from './network.ts';

const good = { online: true, saveData: false, effectiveType: '4g' };

describe('mayPrefetch', () => {
  it.each([
    [good, true],
    [{ ...good, effectiveType: '3g' }, true],
    [{ ...good, effectiveType: '' }, true],
    [{ ...good, effectiveType: '2g' }, false],
    [{ ...good, effectiveType: 'slow-2g' }, false],
    [{ ...good, saveData: true }, false],
    [{ ...good, online: false }, false],
  ])('for %j: %j', (state, expected) => {
    expect(mayPrefetch(state)).toBe(expected);
  });
});

describe('watchNetwork', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' });

  beforeEach(() => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    online.mockReturnValue(true);
    watchNetwork();
  });

  it('reads the state immediately', () => {
    expect(network).toEqual(good);
  });

  it('follows the network going offline and online', () => {
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(network.online).toBe(false);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(network.online).toBe(true);
  });

  it('follows a change of the connection', () => {
    Object.assign(connection, { saveData: true, effectiveType: '2g' });
    connection.dispatchEvent(new Event('change'));
    expect(network).toEqual({ online: true, saveData: true, effectiveType: '2g' });
  });
});
