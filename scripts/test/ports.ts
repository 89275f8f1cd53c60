/**
 * Ports of the tests: they collide neither with a running `npm start` nor with a second clone's
 * tests.
 */
import { isFreePort } from '../ports.ts';

const FIRST = { site: 8988, backend: 4110, proxy: 4111, regenerator: 4112 } as const;

/** Distance between the ports of two runs. */
const SPACING = 10;
/** Number of parallel runs that a machine can take. */
const MOST = 20;

export type TestPorts = Readonly<Record<keyof typeof FIRST, number>>;

/** @param offset `TEST_PORT_OFFSET`: distance from the usual ports. */
export function testPorts(offset: number): TestPorts {
  const { site, backend, proxy, regenerator } = FIRST;
  return {
    site: site + offset,
    backend: backend + offset,
    proxy: proxy + offset,
    regenerator: regenerator + offset,
  };
}

/**
 * @returns the first offset whose ports are all free.
 * @throws Error when too many runs are in progress.
 */
export async function freeOffset(): Promise<number> {
  for (let offset = 0; offset < MOST * SPACING; offset += SPACING) {
    const free = await Promise.all(Object.values(testPorts(offset)).map(isFreePort));
    if (free.every(Boolean)) return offset;
  }
  throw new Error('The ports of the tests are in use; set TEST_PORT_OFFSET.');
}
