/**
 * Loaded before a backend: the embedded database answers a query without returning to the event
 * loop, so requests would never overlap, and a kill would always come between two of them. A
 * server's queries are apart by themselves.
 */
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

const query = Reflect.get(PGlite.prototype, 'query');

Reflect.set(
  PGlite.prototype,
  'query',
  async function queryLater(this: PGlite, ...given: Parameters<PGlite['query']>) {
    await setImmediate();
    return await query.apply(this, given);
  },
);
