import { describe, expect, it, jest } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { saveMerging } from './save-merging.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  lead: { kind: 'text', label: 'Лид', max: 100 },
};
const base = { id: 1, revision: 3, title: 'Было', lead: 'Лид' };

/** A refusal, as the data provider throws it. */
const refusal = (code: string) => Object.assign(new Error('Отказ'), { body: { code } });

/** A store that refuses a save based on another revision than its own. */
function stored(present: { id: number; revision: number; [field: string]: unknown }) {
  let now = present;
  const save = jest.fn((values: { readonly [field: string]: unknown }) => {
    if (values['revision'] !== now.revision) {
      return Promise.reject(refusal('edit_conflict'));
    }
    now = { ...now, ...values, revision: now.revision + 1 };
    return Promise.resolve(now);
  });
  return { save, read: () => Promise.resolve(now), by: () => Promise.resolve(null) };
}

describe('a save after that of a colleague', () => {
  it('combines the changes of both', async () => {
    const store = stored({ ...base, revision: 5, lead: 'Её лид' });
    const saved = await saveMerging({ fields, base, values: { ...base, title: 'Моё' }, ...store });
    expect(saved).toEqual({ id: 1, revision: 6, title: 'Моё', lead: 'Её лид' });
    expect(store.save).toHaveBeenCalledTimes(2);
  });

  it('still fails for any other reason', async () => {
    const invalid = refusal('invalid');
    const save = () => Promise.reject(invalid);
    const store = { ...stored(base), save };
    await expect(saveMerging({ fields, base, values: base, ...store })).rejects.toBe(invalid);
  });
});
