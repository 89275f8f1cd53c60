import { describe, expect, it } from '@jest/globals';
import { readAll, readBatch } from './at-one-moment.ts';

/** Reported and saved revisions; a read after a save sees it. */
function stage(saves: readonly number[][], isTold = true) {
  const reported = [1];
  const saved = [1];
  const readings: number[][] = [];
  const meanwhile = [...saves];
  return {
    readings,
    batch: {
      reported: () => [...reported],
      read: async (changes: readonly number[]) => {
        readings.push([...changes]);
        saved.push(...(meanwhile.shift() ?? []));
        return `reading ${readings.length}`;
      },
      newest: (changes: readonly number[]) => Math.max(0, ...changes),
      saved: async () => Math.max(...saved),
      whenReported: async () => {
        if (isTold) reported.push(...saved.filter((one) => !reported.includes(one)));
      },
    },
  };
}

describe('a batch of changes', () => {
  it('is read once when nothing is saved meanwhile', async () => {
    const { batch, readings } = stage([]);
    await expect(readBatch(batch)).resolves.toEqual({ changes: [1], reading: 'reading 1' });
    expect(readings).toEqual([[1]]);
  });

  it('is read again with everything that was saved meanwhile', async () => {
    const { batch } = stage([[2, 3]]);
    const read = await readBatch(batch);
    expect(read).toEqual({ changes: [1, 2, 3], reading: 'reading 2' });
  });

  it('is used as it is when saved changes are not reported', async () => {
    const { batch } = stage([[2, 3]], false);
    await expect(readBatch(batch)).resolves.toEqual({ changes: [1], reading: 'reading 1' });
  });

  it('is used as it is when the newest revision is unknown', async () => {
    const { batch } = stage([[2, 3]]);
    const read = await readBatch({ ...batch, saved: async () => null });
    expect(read.reading).toBe('reading 1');
  });

  it('is read three times at most while editors never pause', async () => {
    const { batch } = stage([[2], [3], [4], [5]]);
    await expect(readBatch(batch)).resolves.toEqual({ changes: [1, 2, 3], reading: 'reading 3' });
  });
});

describe('all content', () => {
  const reader = (revisions: (number | null)[], saved: (number | null)[]) => {
    let count = 0;
    return {
      revision: async () => revisions.shift() ?? null,
      saved: async () => saved.shift() ?? null,
      read: async () => (count += 1),
    };
  };

  it('is read once when nothing is saved meanwhile', async () => {
    const all = await readAll(reader([7], [5]));
    expect(all).toEqual({ revision: 7, content: 1 });
  });

  it('is read again when something was saved meanwhile', async () => {
    const all = await readAll(reader([7, 9], [9, 9]));
    expect(all).toEqual({ revision: 9, content: 2 });
  });

  it('is read again when a save was in progress', async () => {
    const all = await readAll(reader([null, 9], [9, 9]));
    expect(all).toEqual({ revision: 9, content: 2 });
  });

  it('is read once from a backend that reports no revision', async () => {
    const all = await readAll(reader([], []));
    expect(all).toEqual({ revision: null, content: 1 });
  });

  it('is read three times at most', async () => {
    const all = await readAll(reader([1, 2, 3], [2, 3, 4]));
    expect(all).toEqual({ revision: 3, content: 3 });
  });
});
