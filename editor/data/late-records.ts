/** Records whose calls are loaded on demand: most people open few of the lists. */
import type { Records } from './records.ts';

/** @param load is called again after a failure: the network may be back by then. */
export const lateRecords = (load: () => Promise<Records>): Records => ({
  list: async (asked) => (await load()).list(asked),
  some: async (ids) => (await load()).some(ids),
  one: async (id, signal) => (await load()).one(id, signal),
  create: async (values, meta) => (await load()).create(values, meta),
  update: async (id, values, meta, before) => (await load()).update(id, values, meta, before),
  remove: async (id, meta) => (await load()).remove(id, meta),
});
