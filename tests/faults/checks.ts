import type { Fault } from './fault.ts';
import type { Check } from './run.ts';

/**
 * The checks that some faults need, in as few runs as possible: files that run completely, and
 * files of which some tests run, by layer. They have to pass before a fault is planted, or their
 * failure would prove nothing.
 */
export function neededChecks(faults: readonly Fault[]): Check[] {
  const runs = new Map<string, { layer: string; files: Set<string>; only: Set<string> }>();
  for (const { layer, files, only, leansOn } of faults) {
    const key = `${layer} ${only === undefined}`;
    const run = runs.get(key) ?? { layer, files: new Set<string>(), only: new Set<string>() };
    for (const file of files) run.files.add(file);
    if (leansOn !== undefined) run.only.add(leansOn);
    if (only !== undefined) run.only.add(only);
    runs.set(key, run);
  }
  return [...runs.values()].map(({ layer, files, only }) => ({
    layer,
    files: [...files],
    ...(only.size > 0 ? { only: [...only].join('|') } : {}),
  }));
}
