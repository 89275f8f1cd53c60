import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'yasno-one-process-'));
const setup = join(folder, 'setup.mjs');

/** Runs a file of tests. */
function run(tests: string) {
  const [file, report] = [join(folder, 'a.test.mjs'), join(folder, 'report')];
  writeFileSync(file, `import { before, describe, test } from 'node:test';\n${tests}`);
  const args = [resolve('scripts/test/one-process.ts'), report, setup, file];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  return { status, stdout, told: lines.map((line) => line && JSON.parse(line)) };
}

beforeAll(() => writeFileSync(setup, 'export const globalSetup = () => console.log("set up");'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the runner of one process', () => {
  it('reports each test with its suites, runs the setup first and fails if a test fails', () => {
    const { status, stdout, told } = run(`
      let made;
      describe('a suite', () => {
        before(async () => { made = await 1; });
        test('right', async () => { if ((await made) !== 1) throw new Error('not made'); });
        test('wrong', async () => { await 1; throw new Error('so it is'); });
      });`);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^set up/);
    expect(told).toEqual([
      expect.objectContaining({ name: 'a suite › right', ok: true }),
      expect.objectContaining({ name: 'a suite › wrong', ok: false, reason: 'so it is' }),
    ]);
  });

  it('fails on an unhandled rejection', () => {
    const { status, stdout } = run(`
      test('lets go', async () => {
        void (async () => { await 1; throw new Error('afloat'); })();
        await new Promise((resolve) => setImmediate(resolve));
      });`);
    expect(status).toBe(1);
    expect(stdout).toContain('afloat');
  });

  it('does not track promises', () => {
    const { stdout } = run(`
      import { createHook } from 'node:async_hooks';
      test('promises', async () => {
        let followed = 0;
        const hook = createHook({ init(id, type) { if (type === 'PROMISE') followed += 1; } }).enable();
        for (let count = 0; count < 100; count += 1) await count;
        hook.disable();
        console.log('followed ' + followed);
      });`);
    expect(stdout).toContain('followed 0');
  });
});
