import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifest = v.pipe(v.string(), v.parseJson(), v.object({ browserslist: v.array(v.string()) }));

/** The browsers that the site is built for, as package.json lists them. */
export const browsersOf = (projectRoot: string): string[] =>
  v.parse(manifest, readFileSync(join(projectRoot, 'package.json'), 'utf8')).browserslist;
