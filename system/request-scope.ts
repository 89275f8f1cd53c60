/** The request that this code runs for, so that its log entries can be found by id. */
import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs work for a request, including everything that it starts and awaits. */
export const inRequest = <T>(id: string, work: () => T): T => scope.run(id, work);

/** Undefined outside of requests, as in jobs. */
export const currentRequest = (): string | undefined => scope.getStore();
