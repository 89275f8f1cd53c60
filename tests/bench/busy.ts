/** How long work takes: elapsed time, and CPU time of this process. */
export type Used = { readonly ms: number; readonly processor: number };

/**
 * Measures work, in milliseconds. CPU time depends little on other load on the machine; that of a database
 * server is not included.
 */
export async function used(work: () => Promise<unknown>): Promise<Used> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - begun, processor: (user + system) / 1000 };
}
