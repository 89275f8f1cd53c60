/**
 * A thread of the develop server: derives once, with the current composers (see derived-anew.ts).
 */
import { parentPort, workerData } from 'node:worker_threads';
import { derivePages } from '../../src/build/derive-pages.ts';
import { derivePopularCities } from '../../src/build/derive-popular-cities.ts';
import type { Derived, Deriving } from '../../src/build/derived-anew.ts';

function derived({ type, entities }: Deriving): Derived {
  const derivation = [derivePages, derivePopularCities].find((one) => one.type === type);
  if (!derivation) return { reason: `nothing derives ${type}` };
  try {
    return { nodes: derivation.derive(entities) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(derived(workerData));
