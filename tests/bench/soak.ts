/**
 * `npm run bench -- soak [operations] [seed]`: edits of every kind in random order, with or without waiting
 * for the site, with the regenerator killed occasionally; a clean build must then change no file. Prints the
 * cost of each kind, and ends with an error if a byte differs.
 */
import { chance, Editors } from '../regenerator/soak/operations.ts';
import { openResident } from '../regenerator/soak/resident.ts';
import { at } from './statistics.ts';

const [operations = 500, seed = 1] = process.argv.slice(2).map(Number);

/** One edit in this many is not awaited: the next comes while it is being published. */
const HASTY = 4;
const KILLED_EVERY = 120;

type Cost = { ms: number[]; files: number[] };

const resident = await openResident();
const pick = chance(seed);
const editors = new Editors(resident, chance(seed + 1));
const names = Object.keys(editors.operations);
const costs = new Map<string, Cost>();
let revision = 0;
for (let step = 1; step <= operations; step += 1) {
  const name = names[pick(names.length)] ?? 'title';
  revision = (await editors.operations[name]?.()) ?? revision;
  if (step % KILLED_EVERY === 0) await resident.restart();
  if (pick(HASTY) === 0) continue;
  const { last, error } = await resident.published(revision);
  if (error !== null) throw new Error(`${name}: ${error}`);
  const cost = costs.get(name) ?? { ms: [], files: [] };
  if (last) {
    cost.ms.push(last.ms);
    cost.files.push(last.changed + last.removed);
  }
  costs.set(name, cost);
}
await resident.published(revision);
console.table(
  Object.fromEntries(
    [...costs].map(([name, { ms, files }]) => [
      name,
      { count: ms.length, 'p50 ms': at(ms, 0.5), 'p95 ms': at(ms, 0.95), files: at(files, 0.5) },
    ]),
  ),
);
const different = await resident.cleanBuild();
await resident.close();
console.log(`${operations} operations; a clean build differs in ${different.length} files`);
if (different.length > 0) {
  console.error(different.slice(0, 20).join('\n'));
  process.exitCode = 1;
}
