import { describe, expect, it, jest } from '@jest/globals';
import { editorAccountChange } from '../../contract/calls/editor-people.ts';
import { success } from '../../src/client/calls/result.ts';

jest.mock('react-admin', () => ({}));
const mockSend = jest.fn<(...sent: unknown[]) => unknown>();
jest.mock('../calls/send.ts', () => ({ send: (...sent: unknown[]) => mockSend(...sent) }));

const { accountRecords } =
  jest.requireActual<typeof import('./account-records.ts')>('./account-records.ts');

const vera = {
  id: 3,
  name: 'Вера Иваонва',
  email: 'vera@yasno.example',
  role: 'administrator',
  has_token: false,
  off: false,
};
const script = { ...vera, id: 4, name: 'Скрипт', email: null, role: 'viewer', has_token: true };

/** The body sent when a form with this record is saved with these values. */
async function sent(record: typeof vera | typeof script, values: object) {
  mockSend.mockReset().mockReturnValue(success(record));
  await accountRecords.update(record.id, { ...record, ...values }, {}, record);
  return mockSend.mock.calls;
}

describe('an account update', () => {
  it('sends only the changed fields', async () => {
    const params = { id: 3, change: { name: 'Вера Иванова' } };
    expect(await sent(vera, { name: 'Вера Иванова' })).toEqual([[editorAccountChange, params]]);
  });

  it('works for a script account, which has no e-mail', async () => {
    const params = { id: 4, change: { off: true } };
    expect(await sent(script, { off: true })).toEqual([[editorAccountChange, params]]);
  });
});
