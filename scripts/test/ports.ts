/** Ports of the tests: neither a running `npm start` nor a second clone's tests disturb them. */
import { isFreePort } from '../ports.ts';

const FIRST = { site: 8988, backend: 4110, proxy: 4111, regenerator: 4112 } as const;

/** How far the ports of one run lie from those of another. */
const SPACING = 10;
/** Runs beside each other that a machine can bear. */
const MOST = 20;

export type TestPorts = Readonly<Record<keyof typeof FIRST, number>>;

/** @param offset `TEST_PORT_OFFSET`: how far from the usual ones. */
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
 * @throws Error when too many runs are under way.
 */
export async function freeOffset(): Promise<number> {
  for (let offset = 0; offset < MOST * SPACING; offset += SPACING) {
    const free = await Promise.all(Object.values(testPorts(offset)).map(isFreePort));
    if (free.every(Boolean)) return offset;
  }
  throw new Error('The ports of the tests are taken; set TEST_PORT_OFFSET.');
}
