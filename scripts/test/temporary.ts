import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isThere } from '../../system/process-identity.ts';
import { scratchRoot } from './scratch-root.ts';

/** The name of a layer's directory, with the process that runs it. */
const NAME = /^yasno-[a-z]+-(\d+)-\w+$/;

/** Removes the directories of runs that were killed: memory keeps them until the machine restarts. */
function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || isThere(Number(pid))) continue;
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

/** The temporary directory of a layer, which its caller removes: it has what killed tests leave behind. */
export function makeTemporary(layer: string, root = scratchRoot): string {
  removeAbandoned(root);
  const directory = mkdtempSync(join(root, `yasno-${layer}-${process.pid}-`));
  // Some of the servers that tests start run as users of their own.
  chmodSync(directory, 0o755);
  return directory;
}
