import { watch } from 'chokidar';
import { sep } from 'node:path';
import type { Changes } from './actions.ts';

/** The watched parts of the project; everything else is generated or persisted data. */
const WATCHED = [
  'backend',
  'contract',
  'edge-functions',
  'plugins',
  'scripts',
  'src',
  'system',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'netlify.toml',
];

/** Milliseconds within which files count as saved together. */
const TOGETHER = 40;

export type Watching = { stop(): Promise<void> };

/** @param changed receives changed files; files saved together come in one call. */
export async function watchSources(
  projectRoot: string,
  changed: (changes: Changes) => void,
): Promise<Watching> {
  const waiting = new Set<string>();
  const added = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...WATCHED], { cwd: projectRoot, ignoreInitial: true });
  watcher.on('all', (event, path) => {
    if (event !== 'add' && event !== 'change' && event !== 'unlink') return;
    const file = path.split(sep).join('/');
    waiting.add(file);
    if (event === 'add') added.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changes = { files: [...waiting], added: [...added] };
      waiting.clear();
      added.clear();
      changed(changes);
    }, TOGETHER);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    async stop() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
