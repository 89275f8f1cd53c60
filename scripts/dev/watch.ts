import { watch } from 'chokidar';
import { relative, sep } from 'node:path';

/** What of the project is looked at; all else is built, kept or written by somebody. */
const WATCHED = [
  'backend',
  'contract',
  'edge-functions',
  'plugins',
  'scripts',
  'src',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'netlify.toml',
];

/** Milliseconds in which the files that an editor writes at once come together. */
const TOGETHER = 40;

export type Watching = { stop(): Promise<void> };

/** @param changed told of changed files by their paths relative to the project's root. */
export async function watchSources(
  projectRoot: string,
  changed: (files: readonly string[]) => void,
): Promise<Watching> {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...WATCHED], { cwd: projectRoot, ignoreInitial: true });
  watcher.on('all', (event, path) => {
    if (event !== 'add' && event !== 'change' && event !== 'unlink') return;
    waiting.add(relative(projectRoot, `${projectRoot}${sep}${path}`).split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...waiting];
      waiting.clear();
      changed(files);
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
