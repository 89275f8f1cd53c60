import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { scratchRoot } from '../../scripts/test/scratch-root.ts';

/** An empty directory for a test's database, which the test removes; in memory if there is room. */
export function makeScratch(name: string): string {
  return mkdtempSync(join(scratchRoot, `yasno-test-${name}-`));
}
