import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Layer } from './layers.ts';
import { runLayer } from './run-layer.ts';

/**
 * Starts a server in its own process group, and ends it on the terminal's interrupt: as Playwright
 * does.
 */
const RUNNER = `
const { spawn } = require('node:child_process');
const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
process.on('SIGINT', () => {
  server.once('exit', () => process.exit(130));
  server.kill();
});
console.log('server ' + server.pid);
`;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('runLayer', () => {
  it('leaves no server behind when its runner is stopped', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'yasno-layer-')), 'runner.cjs');
    writeFileSync(file, RUNNER);
    const commands = () => [{ program: process.execPath, args: [file] }];
    const layer: Layer = { name: 'sample', lane: 'code', limit: 60, format: null, commands };
    const stopping = new AbortController();
    let server = 0;
    const take = (line: string) => {
      server = Number(/^server (\d+)$/.exec(line)?.[1]);
      stopping.abort();
    };
    const run = await runLayer(layer, [], take, stopping.signal);
    expect(run.failure).toBe('was stopped');
    expect(server).toBeGreaterThan(0);
    expect(isThere(server)).toBe(false);
  });

  it('reads its own report when the same layer runs twice at a time', async () => {
    const program = process.execPath;
    const layer: Layer = {
      name: 'sample',
      lane: 'code',
      limit: 60,
      format: 'node',
      commands: ([name = ''], report) => {
        const test = { kind: 'test', file: 'a.test.ts', name, ms: 1, ok: true };
        const write = `fs.writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(JSON.stringify(test))});`;
        return [{ program, args: ['-e', `${write} console.log('written')`] }];
      },
    };
    const signal = new AbortController().signal;
    let second: ReturnType<typeof runLayer> | undefined;
    const first = await runLayer(
      layer,
      ['one'],
      () => (second = runLayer(layer, ['two'], () => {}, signal)),
      signal,
    );
    const named = [first, await second].map((run) => run?.times?.tests.map(({ name }) => name));
    expect(named).toEqual([['one'], ['two']]);
  });
});
