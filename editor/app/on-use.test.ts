import { expect, it, jest } from '@jest/globals';
import { loadTheRest, onUse } from './on-use.ts';

it('loads what was not used yet, whatever becomes of the others', async () => {
  const Screen = () => null;
  const missing = jest.fn(() => Promise.reject(new Error('no network')));
  const found = jest.fn(() => Promise.resolve({ Screen }));
  onUse<'Screen', object>(missing, 'Screen');
  onUse(found, 'Screen');
  await loadTheRest();
  expect(missing).toHaveBeenCalledTimes(1);
  expect(found).toHaveBeenCalledTimes(1);
});
