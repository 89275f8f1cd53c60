import { randomBytes } from 'node:crypto';
import { PREVIEW_HEADER } from '../../contract/headers.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';

/** Transactions that are read before they are undone. */
export type Previews = {
  /**
   * What a request is answered from, if it belongs to a preview; null: what is saved. @throws Failure
   * `not_found` for a preview of another backend, or one that is over.
   */
  of(headers: Headers): Database | null;
  /** Lets requests with the key read the transaction, as long as the work takes. */
  during<T>(transaction: Database, work: (key: string) => Promise<T>): Promise<T>;
};

export function openPreviews(): Previews {
  const open = new Map<string, Database>();
  return {
    of(headers) {
      const key = headers.get(PREVIEW_HEADER);
      if (!key) return null;
      const transaction = open.get(key);
      // A balancer asks the next one.
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
