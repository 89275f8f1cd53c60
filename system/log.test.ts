/** The log of a process whose output is a file on a full disk, which Linux offers as a device. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const file = fileURLToPath(new URL('./log.ts', import.meta.url));

/** What a process answers on a pipe of its own, after it has written to its full log. */
function answerAfterLogging(format: string): string {
  const program = `
    import { writeSync } from 'node:fs';
    import { openLog, log } from ${JSON.stringify(file)};
    process.on('uncaughtException', (error) => (log.error('ends', error), process.exit(1)));
    await openLog({ name: 'site', format: ${JSON.stringify(format)}, level: 'info' });
    for (let at = 0; at < 3; at += 1) {
      log.info('one');
      log.error('two', new Error('three'));
      await new Promise(setImmediate);
    }
    writeSync(3, 'goes on');`;
  const node = [process.execPath, '--input-type=module', '--eval', program];
  return execFileSync('sh', ['-c', '"$@" 3>&1 >/dev/full 2>/dev/full', 'sh', ...node], {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
}

// Elsewhere there is no such device.
const onLinux = existsSync('/dev/full') ? it : it.skip;

onLinux.each(['lines', 'json'])('goes on when %s cannot be written', (format) => {
  expect(answerAfterLogging(format)).toBe('goes on');
});
