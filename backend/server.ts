/** The backend as a process of its own. */
import './quick-modules.ts';

await import('./serve.ts');
