import { userHistoryPoints } from '../../../../contract/calls/user.ts';
import type { PointsHistory } from '../../../../contract/schemas/member.ts';
import { success } from '../../../client/calls/result.ts';
import { HISTORY_PAGE } from '../../../config/constants.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import type { Resource } from '../../../stores/resource.ts';

/** The kind of entries: all, earned or spent. */
export type HistoryKind = 'all' | 'earned' | 'spent';

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

/** The entries shown so far, newest first; each run adds the page that begins at `offset`. */
export const history: Resource<Shown, Args> = memberResource<Shown, Args>(
  async (signal, kind, offset) => {
    const filter = kind === 'all' ? {} : { kind };
    const page = await memberCall(
      userHistoryPoints,
      { limit: String(HISTORY_PAGE.limit), offset: String(offset), ...filter },
      { signal },
    );
    if (!page.ok) return page;
    const { data } = history.state;
    const before = offset > 0 && data?.kind === kind ? data.items : [];
    return success<Shown>({
      kind,
      items: joined(before, page.value.items),
      total: page.value.total,
    });
  },
);

/** Shows the newest entries of a kind. */
export function openHistory(kind: HistoryKind): Promise<void> {
  // The entries of another kind are not older data of this list.
  if (history.state.data?.kind !== kind) history.reset();
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
