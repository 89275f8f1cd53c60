import { ref } from 'valtio';
import { userHistoryPoints } from '../../../../contract/calls/user.ts';
import { HISTORY_LIMIT_MAX } from '../../../../contract/limits.ts';
import type { PointsHistory, PointsKind } from '../../../../contract/schemas/member.ts';
import { success } from '../../../client/calls/result.ts';
import { HISTORY_PAGE } from '../../../config/constants.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource, onMemberLeft } from '../../../stores/member-data.ts';
import type { Resource } from '../../../stores/resource.ts';

/** The kind of entries: all, earned or spent. */
export type HistoryKind = 'all' | PointsKind;

export type HistoryEntry = PointsHistory['items'][number];

type Shown = {
  readonly kind: HistoryKind;
  readonly items: readonly HistoryEntry[];
  readonly total: number;
};

type Args = [kind: HistoryKind, offset: number];

/** Entries added at the top meanwhile shift the rest: none is shown twice. */
function joined(before: readonly HistoryEntry[], after: readonly HistoryEntry[]) {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
}

/** What was last shown of the other kinds: whoever comes back to one finds all its rows again. */
const left = new Map<HistoryKind, Shown>();
onMemberLeft(() => left.clear());

/** A page of entries; from the top, as many as are shown. */
const limitOf = (shown: readonly HistoryEntry[], offset: number) =>
  offset > 0
    ? HISTORY_PAGE.limit
    : Math.min(Math.max(shown.length, HISTORY_PAGE.limit), HISTORY_LIMIT_MAX);

/**
 * The entries shown so far, newest first; each run adds the page that begins at `offset`, or, from
 * the top, replaces them.
 */
export const history: Resource<Shown, Args> = memberResource<Shown, Args>(
  async (signal, kind, offset) => {
    const filter = kind === 'all' ? {} : { kind };
    const rows = () => (history.state.data?.kind === kind ? history.state.data.items : []);
    const page = await memberCall(
      userHistoryPoints,
      { limit: String(limitOf(rows(), offset)), offset: String(offset), ...filter },
      { signal },
    );
    if (!page.ok) return page;
    const before = offset > 0 ? rows() : [];
    return success<Shown>({
      kind,
      items: joined(before, page.value.items),
      total: page.value.total,
    });
  },
);

/** Shows the newest entries of a kind, and as many as were shown before. */
export function openHistory(kind: HistoryKind): Promise<void> {
  const { data } = history.state;
  if (data?.kind !== kind) {
    // The entries of another kind are not older data of this list.
    if (data) left.set(data.kind, data);
    history.reset();
    const again = left.get(kind);
    if (again) history.state.data = ref(again);
  }
  return history.run(kind, HISTORY_PAGE.offset);
}

/**
 * A kind's list as a screen watches it: reopened each time, and after a failure the failed page is retried,
 * so that the rows shown so far stay.
 */
export function watchedHistory(kind: HistoryKind) {
  const { state } = history;
  const want = () => openHistory(kind);
  return {
    state,
    want,
    run: () => (state.error && state.data?.kind === kind ? history.retry() : want()),
  };
}

/** Appends the next page. */
export async function showMore(): Promise<void> {
  const { data } = history.state;
  if (data && data.items.length < data.total) await history.run(data.kind, data.items.length);
}
