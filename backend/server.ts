/** Runs the backend as a separate process. */
import './quick-modules.ts';

await import('./serve.ts');
