/** The request that this code runs for, so that whatever it tells can be found by its id. */
import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs work for a request; what it begins and awaits belongs to it, too. */
export const inRequest = <T>(id: string, work: () => T): T => scope.run(id, work);

/** Undefined outside of requests, as in jobs. */
export const currentRequest = (): string | undefined => scope.getStore();
