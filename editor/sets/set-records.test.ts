import { expect, it, jest } from '@jest/globals';
import { editorSets } from '../../contract/docs/editor-sets.ts';
import { failure, success, type Result } from '../../src/client/calls/result.ts';

jest.mock('react-admin', () => ({ HttpError: Error }));
const answers: Result<unknown>[] = [];
const attempts: (string | undefined)[] = [];
jest.mock('../calls/send.ts', () => ({
  async send(_call: unknown, _params: unknown, sending: { readonly attempt?: string } = {}) {
    attempts.push(sending.attempt);
    return answers.shift();
  },
}));

const { setRecords } = jest.requireActual<typeof import('./set-records.ts')>('./set-records.ts');

it('makes one set, even if the answer was lost', async () => {
  const lost = failure({ code: 'upstream', description: 'Нет связи', call: 'editor.set.new' });
  const made = success(editorSets.editorSetNew.example);
  answers.push(lost, made, made, lost, made);
  await expect(setRecords.create({ title: 'Весна' })).rejects.toThrow('Нет связи');
  await setRecords.create({ title: 'Весна' });
  await setRecords.create({ title: 'Весна' });
  await expect(setRecords.create({ title: 'Лето' })).rejects.toThrow('Нет связи');
  await setRecords.create({ title: 'Осень' });
  expect(attempts.every(Boolean)).toBe(true);
  const [lostOne, again, other, ...changed] = attempts;
  expect(again).toBe(lostOne);
  expect(new Set([again, other, ...changed]).size).toBe(4);
});
