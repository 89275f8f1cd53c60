import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import type { Record } from '../data/records.ts';
import { showSaved, stopReading, WHOLE } from './draft-reads.ts';

/** The form of draft 7, as react-admin reads it: each read waits for the test's response. */
function openForm() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const reads: { signal: AbortSignal; answer: (record: Record) => void }[] = [];
  const form = new QueryObserver<Record>(queries, {
    queryKey: ['drafts', 'getOne', { id: '7', ...WHOLE }],
    queryFn: ({ signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Record>();
      signal.addEventListener('abort', () => reject(signal.reason));
      reads.push({ signal, answer: resolve });
      return promise;
    },
  });
  const close = form.subscribe(() => {});
  const shown = () => form.getCurrentResult().data;
  return { queries, reads, shown, close };
}

describe('the form of a draft', () => {
  it('shows the response of its save, without another read', async () => {
    const { queries, reads, shown, close } = openForm();
    reads[0]?.answer({ id: 7, title: 'Зима' });
    await showSaved(queries, { id: 7, title: 'Зима близко' });
    expect(shown()).toEqual({ id: 7, title: 'Зима близко' });
    expect(reads).toHaveLength(1);
    close();
  });

  it('is not overwritten by a read that started before the save', async () => {
    const { queries, reads, shown, close } = openForm();
    reads[0]?.answer({ id: 7, title: 'Зима' });
    await queries.fetchQuery({ queryKey: ['drafts', 'getOne', { id: '7', ...WHOLE }] });
    const again = queries.refetchQueries();
    await showSaved(queries, { id: 7, title: 'Зима близко' });
    reads[1]?.answer({ id: 7, title: 'Зима' });
    await again;
    expect(shown()).toEqual({ id: 7, title: 'Зима близко' });
    close();
  });

  it('aborts its reads when the draft is about to be removed', async () => {
    const { queries, reads, close } = openForm();
    await stopReading(queries, 7);
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([true]);
    close();
  });
});
