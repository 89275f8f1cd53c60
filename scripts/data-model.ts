/** `npm run data-model` redraws the diagrams of docs/data-model.md from the schema. */
import { readFileSync, writeFileSync } from 'node:fs';
import { redrawn } from './data-model/diagram.ts';

const file = 'docs/data-model.md';
writeFileSync(file, redrawn(readFileSync(file, 'utf8')));
console.log(`${file} shows the schema.`);
