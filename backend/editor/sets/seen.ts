/** Whether a set's members are as their publisher has read them. */
import { quoted } from '../../../src/config/quoted.ts';
import { Failure } from '../../failure.ts';
import { draftPath, titleOf, type DraftRow } from './stored.ts';

/** The revisions of drafts that a publisher has read, by their ids. */
export type Seen = ReadonlyMap<number, number>;

const CHANGED = 'Изменил кто-то ещё';
const GONE = 'В\u00a0наборе его больше нет';

const named = ({ collection, data }: DraftRow) =>
  quoted(titleOf(collection, data) || 'Черновик без названия');

/**
 * The set's own revision does not tell what somebody writes in one of its drafts.
 * @param rows its drafts, locked.
 * @throws Failure `edit_conflict`, which names them.
 */
export function assertSeen(rows: readonly DraftRow[], seen: Seen): void {
  const changed = rows.filter(({ id, version }) => seen.get(id) !== version);
  const present = new Set(rows.map(({ id }) => id));
  const gone = [...seen.keys()].filter((id) => !present.has(id));
  if (changed.length + gone.length === 0) return;
  const words =
    changed.length > 0
      ? `Пока вы\u00a0работали, кто-то изменил: ${changed.map(named).join(', ')}`
      : 'Пока вы\u00a0работали, из\u00a0набора ушёл черновик';
  throw new Failure('edit_conflict', words, {
    ...Object.fromEntries(changed.map((row) => [draftPath(row), CHANGED])),
    ...Object.fromEntries(gone.map((id) => [draftPath({ id }), GONE])),
  });
}
