import type { Gateway } from './gateway.ts';

/** Minimum milliseconds between two checks of a gateway, however many messages it refuses. */
const RARELY = 60_000;

/**
 * Checks gateways at the start and when they refuse messages for a reason of their own, and reports
 * wrong settings: a message's own log line has no more than a code.
 * @param log receives each sentence once, until the problem is fixed or changes.
 */
export function troubleTeller(now: () => Date, log: (sentence: string) => void) {
  const last = new Map<Gateway, { readonly at: number; readonly said: string | null }>();
  return async (gateway: Gateway): Promise<void> => {
    if (!gateway.check) return;
    const at = now().getTime();
    const before = last.get(gateway);
    if (before && at - before.at < RARELY) return;
    const said = before?.said ?? null;
    last.set(gateway, { at, said });
    const sentence = await gateway.check();
    last.set(gateway, { at, said: sentence });
    if (sentence !== null && sentence !== said) log(sentence);
  };
}
