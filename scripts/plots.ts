/** `npm run plots`: draws every measurement in docs/measurements as an SVG next to it. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { drawPlot } from './plots/draw.ts';
import { parseMeasurement } from './plots/measurement.ts';

const FOLDER = 'docs/measurements';

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  const path = `${FOLDER}/${file}`;
  const plot = path.replace(/json$/, 'svg');
  writeFileSync(plot, drawPlot(parseMeasurement(path, readFileSync(path, 'utf8'))));
  console.log(plot);
}
