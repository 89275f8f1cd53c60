/**
 * Loaded before a backend: the embedded database answers a query without returning to the event loop, so
 * requests would never overlap, and a kill would always come between two of them. A server's queries are
 * separate anyway.
 */
import { setImmediate } from 'node:timers/promises';
import { EmbeddedClient } from '../../backend/db/embedded-client.ts';

const query = Reflect.get(EmbeddedClient.prototype, 'query');

Reflect.set(
  EmbeddedClient.prototype,
  'query',
  async function queryLater(this: EmbeddedClient, ...given: Parameters<EmbeddedClient['query']>) {
    await setImmediate();
    return await query.apply(this, given);
  },
);
