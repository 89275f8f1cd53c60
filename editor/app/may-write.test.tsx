/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { callingAnna } from '../../tests/examples/calling-editor.ts';
import { session } from '../calls/session.ts';
import { useMayWrite } from './may-write.ts';
import { ReadOnly } from './ReadOnly.tsx';

afterEach(cleanup);

const Text = () => <output>{useMayWrite() ? 'пишется' : 'читается'}</output>;
const shown = (reason: string | null) =>
  render(
    <ReadOnly reason={reason}>
      <Text />
    </ReadOnly>,
  ).getByRole('status').textContent;

it('forbids writing inside a read-only part, even with the permission to write', () => {
  session.me = callingAnna('editor');
  expect(shown(null)).toBe('пишется');
  cleanup();
  expect(shown('Черновик запланирован')).toBe('читается');
});
