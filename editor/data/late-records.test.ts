import { describe, expect, jest, test } from '@jest/globals';
import { lateRecords } from './late-records.ts';
import { onlyListed, type Records } from './records.ts';

describe('lazily loaded records', () => {
  const asked = { pagination: { page: 1, perPage: 25 }, filter: {} };
  const none: Records = onlyListed(async () => ({ items: [], total: 0 }));

  test('are not loaded before they are needed', async () => {
    const load = jest.fn(async () => none);
    const records = lateRecords(load);
    expect(load).not.toHaveBeenCalled();
    expect(await records.list(asked)).toEqual({ items: [], total: 0 });
    await expect(records.one(1)).rejects.toThrow('only listed');
  });

  test('are requested again after a network error', async () => {
    const load = jest.fn(async () => none).mockRejectedValueOnce(new Error('offline'));
    const records = lateRecords(load);
    await expect(records.list(asked)).rejects.toThrow('offline');
    expect(await records.list(asked)).toEqual({ items: [], total: 0 });
  });
});
