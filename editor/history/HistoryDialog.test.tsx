/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

type Given = { readonly children?: ReactNode; readonly onClick?: () => void };

/** Saved 61 times: one more than a page of earlier revisions and the present one. */
const TOTAL = 61;
const PAGE = 50;

const asked = jest.fn<(params: { page: string }) => void>();
function answer(_call: unknown, params: { page: string }) {
  asked(params);
  const first = TOTAL - (Number(params.page) - 1) * PAGE;
  const count = Math.min(PAGE, first);
  const items = Array.from({ length: count }, (_, at) => ({
    revision: first - at,
    saved_at: `версия ${first - at}`,
    who: 'Вера',
  }));
  return { ok: true, value: { items, total: TOTAL } };
}

const button = ({ children, onClick }: Given) => (
  <button type="button" onClick={onClick}>
    {children}
  </button>
);
const box = ({ children }: Given) => <div>{children}</div>;

/** MUI does not run in Jest. */
jest.mock('@mui/material', () => ({
  Button: button,
  ListItemButton: button,
  ...Object.fromEntries(
    ['Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'List', 'ListItem'].map((name) => [
      name,
      box,
    ]),
  ),
  ListItemText: ({ primary }: { primary: string }) => primary,
  Stack: box,
  Typography: box,
}));
jest.mock('../calls/session.ts', () => ({ mayI: () => true }));
jest.mock('../calls/use-call.ts', () => ({ useCall: answer }));
jest.mock('../words/moments.ts', () => ({ momentWords: String }));
jest.mock('./DifferenceView.tsx', () => ({ DifferenceView: () => null }));
jest.mock('./use-restore.ts', () => ({ useRestore: () => () => undefined }));

const { HistoryDialog } =
  jest.requireActual<typeof import('./HistoryDialog.tsx')>('./HistoryDialog.tsx');

it('shows every earlier revision, page by page', () => {
  render(<HistoryDialog collection="tags" id={7} present={TOTAL} close={() => undefined} />);
  expect(screen.queryByText('версия 60')).not.toBeNull();
  expect(screen.queryByText('версия 1')).toBeNull();
  fireEvent.click(screen.getByText('Раньше'));
  expect(screen.queryByText('версия 1')).not.toBeNull();
  expect(screen.queryByText('Раньше')).toBeNull();
  fireEvent.click(screen.getByText('Позже'));
  expect(screen.queryByText('версия 60')).not.toBeNull();
});
