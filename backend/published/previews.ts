import { randomBytes } from 'node:crypto';
import { PREVIEW_HEADER } from '../../contract/headers.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';

/** Transactions that are read before they are rolled back. */
export type Previews = {
  /**
   * The transaction that a preview's request reads from; null: saved content. @throws Failure `not_found`
   * for a preview of another backend, or one that has ended.
   */
  of(headers: Headers): Database | null;
  /** Lets requests with the key read the transaction for the duration of the work. */
  during<T>(transaction: Database, work: (key: string) => Promise<T>): Promise<T>;
};

/** The previews in progress in this process. */
export function openPreviews(): Previews {
  const open = new Map<string, Database>();
  return {
    of(headers) {
      const key = headers.get(PREVIEW_HEADER);
      if (!key) return null;
      const transaction = open.get(key);
      // A load balancer then tries the next backend.
      if (!transaction) throw new Failure('not_found', 'Этого предпросмотра здесь нет');
      return transaction;
    },
    async during(transaction, work) {
      const key = randomBytes(24).toString('base64url');
      open.set(key, transaction);
      try {
        return await work(key);
      } finally {
        open.delete(key);
      }
    },
  };
}
