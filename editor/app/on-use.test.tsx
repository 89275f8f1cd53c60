import { expect, it, jest } from '@jest/globals';
import { Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { preloadUnused, onUse } from './on-use.ts';

const Screen = () => null;
const found = () => Promise.resolve({ Screen });

/** Idle callbacks that a test fires one by one. */
function moments() {
  const asked: (() => void)[] = [];
  return {
    idle: () => new Promise<void>((resolve) => asked.push(resolve)),
    /** Fires one, and lets what depends on it run. */
    grant: async () => {
      asked.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it('preloads unused modules, even if another one fails to load', async () => {
  const missing = jest.fn(() => Promise.reject(new Error('no network')));
  const there = jest.fn(found);
  onUse<'Screen', object>(missing, 'Screen');
  onUse(there, 'Screen');
  await preloadUnused(
    () => Promise.resolve(),
    () => false,
  );
  expect(missing).toHaveBeenCalledTimes(1);
  expect(there).toHaveBeenCalledTimes(1);
});

it('preloads nothing while a screen waits for a response', async () => {
  const ahead = jest.fn(found);
  onUse(ahead, 'Screen');
  const { idle, grant } = moments();
  let isAsking = true;
  const all = preloadUnused(idle, () => isAsking);
  await grant();
  await grant();
  expect(ahead).not.toHaveBeenCalled();
  isAsking = false;
  await grant();
  expect(ahead).toHaveBeenCalledTimes(1);
  await all;
});

it('preloads nothing while a screen loads its own module, and loads that one once', async () => {
  const arrival = Promise.withResolvers<Awaited<ReturnType<typeof found>>>();
  const own = jest.fn(() => arrival.promise);
  const Own = onUse(own, 'Screen');
  const ahead = jest.fn(found);
  onUse(ahead, 'Screen');
  const { idle, grant } = moments();
  const all = preloadUnused(idle, () => false);
  renderToPipeableStream(
    <Suspense>
      <Own />
    </Suspense>,
  );
  await new Promise(setImmediate);
  expect(own).toHaveBeenCalledTimes(1);
  await grant();
  expect(ahead).not.toHaveBeenCalled();
  arrival.resolve({ Screen });
  await new Promise(setImmediate);
  await grant();
  expect(ahead).toHaveBeenCalledTimes(1);
  await all;
  expect(own).toHaveBeenCalledTimes(1);
});
