/** Prints the weight of each kind of page, with its budget: `npm run bench -- weigh-pages`. */
import { brotliCompressSync } from 'node:zlib';
import { publicDirectory } from '../site/site.ts';
import { pages } from '../pages.ts';
import { dictionaryIn, weigh } from './weigh.ts';

/** Within its budget, or else what to look at in `tests/pages.ts`. */
const verdict = (weight: number, [least, most]: readonly [number, number]) => {
  if (weight > most) return `over ${most}`;
  return weight < least ? `under ${least}` : `${least} to ${most}`;
};

const rows = [];
for (const { kind, url, file, budget } of pages) {
  if (!budget) continue;
  const weight = await weigh(publicDirectory, file ?? url);
  rows.push({
    kind,
    'html kB': weight.html.toFixed(1),
    'html budget': verdict(weight.html, budget.html),
    'with dictionary kB': weight.again.toFixed(1),
    elements: weight.elements,
    'first script kB': weight.firstScript.toFixed(1),
    'interactive kB': weight.interactive.toFixed(1),
    'interactive budget': verdict(weight.interactive, budget.interactive),
  });
}
console.table(rows);
const { bytes } = await dictionaryIn(publicDirectory);
console.log(
  `The dictionary: ${(brotliCompressSync(bytes).length / 1000).toFixed(1)} kB after brotli`,
);
