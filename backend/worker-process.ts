/** Starts a worker as a separate process. */
import './quick-modules.ts';

await import('./work.ts');
