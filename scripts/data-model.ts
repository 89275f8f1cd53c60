/** `npm run data-model` redraws the diagrams of docs/data-model.md from the schema. */
import { readFileSync, writeFileSync } from 'node:fs';
import { SUBJECTS } from './data-model/subjects.ts';
import { redrawn, tables } from './data-model/diagram.ts';

const placed = new Set<string>(Object.values(SUBJECTS).flat());
const unplaced = [...tables.keys()].filter((name) => !placed.has(name));

const file = 'docs/data-model.md';
writeFileSync(file, redrawn(readFileSync(file, 'utf8')));
if (unplaced.length === 0) console.log(`${file} shows the schema.`);
else {
  console.error(`Name the subject of ${unplaced.join(', ')} in scripts/data-model/subjects.ts.`);
  process.exitCode = 1;
}
