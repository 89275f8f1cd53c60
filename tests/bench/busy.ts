/** How long work takes: by the clock, and of this process's processor. */
export type Used = { readonly ms: number; readonly processor: number };

/**
 * Measures work, in milliseconds. The processor's time depends little on other load on the machine;
 * what a database server works is not in it.
 */
export async function used(work: () => Promise<unknown>): Promise<Used> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - begun, processor: (user + system) / 1000 };
}
