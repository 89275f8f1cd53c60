import { join } from 'node:path';

/**
 * The file in the data directory with the content the site was built from. A build removes it,
 * because the site then shows what the build has read.
 */
export const lastGoodFile = (dataDir: string): string => join(dataDir, 'last-good.jsonl');
