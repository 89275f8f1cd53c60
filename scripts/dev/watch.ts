import { watch } from 'chokidar';
import { sep } from 'node:path';
import type { Changes } from './actions.ts';

/** What of the project is looked at; all else is built, kept or written by somebody. */
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

/** Milliseconds in which the files that an editor writes at once come together. */
const TOGETHER = 40;

export type Watching = { stop(): Promise<void> };

/** @param changed told of changed files, those together that were written together. */
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
