import type { Fault } from './fault.ts';
import type { Check } from './run.ts';

/**
 * The checks that some faults need, in as few runs as may be: files that are run whole, and those of
 * which some tests are, by layer. They have to be green before a fault is planted, or their red would
 * say nothing of it.
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
