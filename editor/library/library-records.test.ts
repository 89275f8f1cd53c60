import { expect, it, jest } from '@jest/globals';
import { editorLibraryDescribe, editorLibraryFile } from '../../contract/calls/library.ts';
import { success } from '../../src/client/calls/result.ts';

jest.mock('react-admin', () => ({}));
const mockSend = jest.fn<(call: unknown, params: unknown) => unknown>();
jest.mock('../calls/send.ts', () => ({
  send: (call: unknown, params: unknown) => mockSend(call, params),
}));

const { libraryRecords } =
  jest.requireActual<typeof import('./library-records.ts')>('./library-records.ts');

it('keeps what a colleague has changed since the form of a file was opened', async () => {
  const before = { id: 5, title: 'Линза', alt: 'Линза на\u00a0пальце', focus: null };
  const present = { ...before, alt: 'Палец с\u00a0линзой', focus: { x: 0.2, y: 0.7 } };
  mockSend.mockReturnValue(success(present));
  await libraryRecords.update(5, { ...before, title: 'Линза крупно' }, undefined, before);
  expect(mockSend.mock.calls).toEqual([
    [editorLibraryFile, { id: '5' }],
    [
      editorLibraryDescribe,
      { id: '5', about: { title: 'Линза крупно', alt: present.alt, focus: present.focus } },
    ],
  ]);
});
