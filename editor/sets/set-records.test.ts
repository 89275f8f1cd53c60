import { beforeEach, expect, it, jest } from '@jest/globals';
import { editorDrafts } from '../../contract/calls/editor-drafts.ts';
import { editorSetDrop, editorSetReplace } from '../../contract/calls/editor-sets.ts';
import { editorSets } from '../../contract/docs/editor-sets.ts';
import { failure, success, type Result } from '../../src/client/calls/result.ts';

jest.mock('react-admin', () => ({ HttpError: Error }));
const answers: Result<unknown>[] = [];
type Sending = { readonly attempt?: string; readonly revision?: number };
const sendings: Sending[] = [];
const asked: unknown[] = [];
jest.mock('../calls/send.ts', () => ({
  async send(call: unknown, _params: unknown, sending: Sending = {}) {
    asked.push(call);
    sendings.push(sending);
    return answers.shift();
  },
}));

const { asSetRecord } = jest.requireActual<typeof import('./set-value.ts')>('./set-value.ts');
const { setRecords } = jest.requireActual<typeof import('./set-records.ts')>('./set-records.ts');

beforeEach(() => {
  sendings.length = 0;
  asked.length = 0;
});

it('makes one set, even if the answer was lost', async () => {
  const lost = failure({ code: 'upstream', description: 'Нет связи', call: 'editor.set.new' });
  const made = success(editorSets.editorSetNew.example);
  answers.push(lost, made, made, lost, made);
  await expect(setRecords.create({ title: 'Весна' })).rejects.toThrow('Нет связи');
  await setRecords.create({ title: 'Весна' });
  await setRecords.create({ title: 'Весна' });
  await expect(setRecords.create({ title: 'Лето' })).rejects.toThrow('Нет связи');
  await setRecords.create({ title: 'Осень' });
  const attempts = sendings.map(({ attempt }) => attempt);
  expect(attempts.every(Boolean)).toBe(true);
  const [lostOne, again, other, ...changed] = attempts;
  expect(again).toBe(lostOne);
  expect(new Set([again, other, ...changed]).size).toBe(4);
});

it('discards a set only as its editor has seen it', async () => {
  answers.push(success(editorSets.editorSetDrop.example));
  await setRecords.remove(3, { revision: 12 });
  expect(asked).toEqual([editorSetDrop]);
  expect(sendings).toEqual([{ revision: 12 }]);
});

it('names the drafts of a refused set without asking for one that is gone', async () => {
  const call = editorSetReplace.name;
  const fields = { 'drafts.0': 'Такого черновика нет' };
  answers.push(failure({ code: 'invalid', description: 'Не\u00a0сохранён', call, fields }));
  answers.push(success({ items: [], total: 0 }));
  const refused = setRecords.update(3, asSetRecord(editorSets.editorSet.example));
  await expect(refused).rejects.toThrow('Не\u00a0сохранён');
  expect(asked).toEqual([editorSetReplace, editorDrafts]);
});
