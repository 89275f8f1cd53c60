import { randomBytes } from 'node:crypto';
import { PREVIEW_HEADER } from '../../contract/headers.ts';
import type { Database } from '../db/database.ts';

/** Transactions that are read before they are undone. */
export type Previews = {
  /** What a request is answered from, if it belongs to a preview; null: what is saved. */
  of(headers: Headers): Database | null;
  /** Lets requests with the key read the transaction, as long as the work takes. */
  during<T>(transaction: Database, work: (key: string) => Promise<T>): Promise<T>;
};

export function openPreviews(): Previews {
  const open = new Map<string, Database>();
  return {
    of: (headers) => open.get(headers.get(PREVIEW_HEADER) ?? '') ?? null,
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
