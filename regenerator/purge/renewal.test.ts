import { expect, it } from '@jest/globals';
import { startRenewal } from './renewal.ts';

/** A cache that responds when a test says so. */
function slowCache() {
  const asked: string[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const renewal = startRenewal({
    renew: async (address, signal) => {
      asked.push(address);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      await answer.promise;
    },
  });
  return { asked, answers, renewal };
}

const turn = () => new Promise(setImmediate);
const pages = (count: number) => Array.from({ length: count }, (_, place) => `/${String(place)}/`);

it('requests a few pages at a time, in order, and the others as those arrive', async () => {
  const { asked, answers, renewal } = slowCache();
  renewal.add(pages(3));
  await turn();
  expect(asked).toEqual(['/0/', '/1/']);
  answers[0]?.resolve();
  await turn();
  expect(asked).toEqual(['/0/', '/1/', '/2/']);
  await renewal.stop();
});

it('continues after a failure, and with pages that are added later', async () => {
  const { asked, answers, renewal } = slowCache();
  renewal.add(['/a/']);
  answers[0]?.reject(new Error('The cache does not answer'));
  await turn();
  renewal.add(['/b/']);
  await turn();
  expect(asked).toEqual(['/a/', '/b/']);
  await renewal.stop();
});

it('leaves pages above its limit to the readers', async () => {
  const { asked, answers, renewal } = slowCache();
  renewal.add(pages(1_000));
  for (let count = 0; count < answers.length; count += 1) {
    answers[count]?.resolve();
    await turn();
  }
  expect(asked).toEqual(pages(64));
  await renewal.stop();
});

it('gives up when it is stopped', async () => {
  const { asked, renewal } = slowCache();
  renewal.add(pages(3));
  await renewal.stop();
  renewal.add(['/after/']);
  expect(asked).toEqual(['/0/', '/1/']);
});

it('requests nothing from a cache that cannot renew', async () => {
  const renewal = startRenewal({});
  renewal.add(['/a/']);
  await renewal.stop();
});
