import { join } from 'node:path';

/**
 * Where the content that a site was made of stands inside the data directory. A build, which shows
 * what it has read, removes it.
 */
export const lastGoodFile = (dataDir: string): string => join(dataDir, 'last-good.jsonl');
