import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { draft } from '../../contract/docs/examples/editor.ts';
import { makeAutosaver, type Autosaved } from './autosaver.ts';
import { inTurn } from './save-turn.ts';
import type { DraftMeta } from './draft-value.ts';

const { data: _, ...example } = draft;
const said: DraftMeta = { ...example, id: 7 };

/** A draft's form, with its saves and the states that it reports. */
function openForm(refusal?: Error, until?: Promise<void>) {
  const form = { title: '', isDirty: false, publish_at: null as string | null, plan: said.plan };
  const saves: unknown[] = [];
  const told: Autosaved[] = [];
  const values = () => ({
    title: form.title,
    draft: { ...said, publish_at: form.publish_at, plan: form.plan },
  });
  const { soon, stop } = makeAutosaver({
    values,
    isDirty: () => form.isDirty,
    save: async (sent) => {
      saves.push(sent['title']);
      await until;
      if (refusal) throw refusal;
      return { ...values(), id: 7 };
    },
    settle(sent) {
      form.isDirty = sent['title'] !== form.title;
      return !form.isDirty;
    },
    tell: (one) => told.push(one),
  });
  const type = (title: string) => {
    Object.assign(form, { title, isDirty: true });
    soon();
  };
  return { form, saves, told, type, stop };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const rest = () => jest.advanceTimersByTimeAsync(60_000);

describe('a draft being edited', () => {
  it('is saved once typing pauses', async () => {
    const { saves, told, type } = openForm();
    type('Зи');
    type('Зима');
    await rest();
    expect(saves).toEqual(['Зима']);
    expect(told).toEqual([{ state: 'saved', at: said.updated_at }]);
  });

  it('is not saved after a manual save, because it may have been published', async () => {
    const { form, saves, type } = openForm();
    type('Зима');
    form.isDirty = false;
    await rest();
    expect(saves).toEqual([]);
  });

  it('is not saved during a manual save, but after it if more was typed', async () => {
    const { form, saves, told, type } = openForm();
    const saved = Promise.withResolvers<void>();
    type('Зима');
    const byHand = inTurn(() => saved.promise);
    await rest();
    expect([saves, told]).toEqual([[], []]);
    type('Зима близко');
    saved.resolve();
    await byHand;
    await rest();
    expect(saves).toEqual(['Зима близко']);
    expect(form.isDirty).toBe(false);
  });

  it('is saved manually only after a running autosave, from the new revision', async () => {
    const kept = Promise.withResolvers<void>();
    const { form, type } = openForm(undefined, kept.promise);
    type('Зима');
    await rest();
    const byHand = inTurn(() => Promise.resolve(form.isDirty));
    kept.resolve();
    expect(await byHand).toBe(false);
  });

  it('stays in the browser while it waits to be published', async () => {
    const { form, saves, told, type } = openForm();
    form.publish_at = '2026-11-26T07:00:00Z';
    type('Зима');
    await rest();
    expect(saves).toEqual([]);
    expect(told).toEqual([{ state: 'browser' }]);
  });

  it('stays in the browser while its set waits to be published', async () => {
    const { form, saves, told, type } = openForm();
    form.plan = { at: '2026-11-26T07:00:00Z', who: 'Вера' };
    type('Зима');
    await rest();
    expect(saves).toEqual([]);
    expect(told).toEqual([{ state: 'browser' }]);
  });

  it.each([
    ['Черновик запланирован', 'forbidden', 403],
    ['Черновик не найден', 'not_found', 404],
  ] as const)(
    'says why it can no longer be saved, and does not retry: %s',
    async (words, code, status) => {
      const refused = openForm(Object.assign(new Error(words), { status, body: { code } }));
      refused.type('Зима');
      await rest();
      refused.stop();
      expect(refused.saves.length).toBe(1);
      expect(refused.told).toEqual([{ state: 'refused', words }]);
    },
  );

  it('is saved again when there were too many calls', async () => {
    const busy = openForm(Object.assign(new Error('Слишком часто'), { status: 429 }));
    busy.type('Зима');
    await rest();
    busy.stop();
    expect(busy.saves.length).toBeGreaterThan(2);
  });

  it('stops after an edit conflict, and retries after a network error', async () => {
    const other = openForm(
      Object.assign(new Error('Конфликт'), { body: { code: 'edit_conflict' } }),
    );
    other.type('Зима');
    await rest();
    expect([other.saves.length, other.told]).toEqual([1, [{ state: 'other' }]]);
    const offline = openForm(new Error('Нет связи'));
    offline.type('Зима');
    await rest();
    offline.stop();
    expect(offline.saves.length).toBeGreaterThan(2);
    expect(offline.told[0]).toEqual({ state: 'offline' });
  });

  it.each([
    [500, 'failing'],
    [503, 'failing'],
    [429, 'failing'],
    [undefined, 'offline'],
  ])('says what is true after a refusal with the status %s', async (status, state) => {
    const { refused } =
      jest.requireActual<typeof import('../data/refused.ts')>('../data/refused.ts');
    const error = { code: 'upstream', description: 'Нет', call: 'editor.draft.replace' } as const;
    const away = openForm(refused({ ...error, ...(status && { status }) }));
    away.type('Зима');
    await rest();
    away.stop();
    expect(away.told[0]).toEqual({ state });
  });
});
