import { execFileSync } from 'node:child_process';

export type RunningProcess = { readonly pid: number; readonly command: string };

type Row = RunningProcess & { readonly parent: number };

function rows(): Row[] {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Processes that a process has started, and their descendants. */
export function descendantsOf(root: number): RunningProcess[] {
  const all = rows();
  const found: Row[] = [];
  let parents = new Set([root]);
  while (parents.size > 0) {
    const children = all.filter(({ parent }) => parents.has(parent));
    found.push(...children);
    parents = new Set(children.map(({ pid }) => pid));
  }
  return found.filter(({ command }) => !command.startsWith('ps '));
}

/** Those that are still running, by id and command. */
export function stillRunning(processes: readonly RunningProcess[]): RunningProcess[] {
  const now = new Map(rows().map(({ pid, command }) => [pid, command]));
  return processes.filter(({ pid, command }) => now.get(pid) === command);
}
