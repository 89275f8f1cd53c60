/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scriptLoader } from './script-loader.ts';

const URL = 'https://maps.example.ru/api.js';
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const last = () => scripts().at(-1);
/** Lets pending promises settle. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const loader = (over: { retries?: number; ready?: () => Promise<string> } = {}) =>
  scriptLoader({
    url: URL,
    timeout: 5_000,
    retries: over.retries ?? 1,
    ready: over.ready ?? (() => Promise.resolve('api')),
  });

describe('scriptLoader', () => {
  it('loads nothing until it is called', () => {
    loader();
    expect(scripts()).toEqual([]);
  });

  it('loads one script for any number of callers', async () => {
    const load = loader();
    const asked = [load(), load(), load()];
    expect(scripts().map(({ src }) => src)).toEqual([URL]);
    last()?.dispatchEvent(new Event('load'));
    expect(await Promise.all(asked)).toEqual(['api', 'api', 'api']);
    expect(await load()).toBe('api');
    expect(scripts()).toHaveLength(1);
  });

  it('retries once after an error, and removes the failed script', async () => {
    const loading = loader()();
    const first = last();
    first?.dispatchEvent(new Event('error'));
    await settle();
    expect(scripts()).toHaveLength(1);
    expect(last()).not.toBe(first);
    last()?.dispatchEvent(new Event('load'));
    expect(await loading).toBe('api');
  });

  it('gives up after the last attempt, and starts again when called again', async () => {
    const load = loader();
    const failed = expect(load()).rejects.toThrow('could not be loaded');
    last()?.dispatchEvent(new Event('error'));
    await settle();
    last()?.dispatchEvent(new Event('error'));
    await failed;
    expect(scripts()).toEqual([]);
    const again = load();
    last()?.dispatchEvent(new Event('load'));
    expect(await again).toBe('api');
  });

  it('times out waiting for the script or its start', async () => {
    const silent = expect(loader({ retries: 0 })()).rejects.toThrow('timed out');
    await jest.advanceTimersByTimeAsync(5_000);
    await silent;
    const stuck = loader({ retries: 0, ready: () => new Promise<string>(() => {}) })();
    const late = expect(stuck).rejects.toThrow('timed out');
    last()?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(5_000);
    await late;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects with the error of the script’s own start', async () => {
    const ready = () => Promise.reject(new Error('wrong key'));
    const failed = expect(loader({ retries: 0, ready })()).rejects.toThrow('wrong key');
    last()?.dispatchEvent(new Event('load'));
    await failed;
  });
});
