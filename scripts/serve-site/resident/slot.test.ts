import { Agent } from 'node:http';
import { expect, it } from '@jest/globals';
import type { DenoProcess } from './deno-process.ts';
import { openSlot } from './slot.ts';

/** A process that listens at once, until it is killed. */
function listening(): DenoProcess {
  const { promise: ended, resolve: kill } = Promise.withResolvers<void>();
  return { pid: 1, socket: '', agent: new Agent(), ready: Promise.resolve(), ended, kill };
}

it('tries again where the system cannot start a process', async () => {
  const lines: string[] = [];
  const opened = Promise.withResolvers<void>();
  const starts = [
    () => {
      throw new Error('spawn ENOMEM');
    },
    listening,
  ];
  const slot = openSlot({
    start: () => (starts.shift() ?? listening)(),
    log: (line) => lines.push(line),
    opened: opened.resolve,
  });
  await opened.promise;
  expect(slot.process?.pid).toBe(1);
  expect(lines).toEqual(['Edge functions: spawn ENOMEM']);
  await slot.stop();
});
