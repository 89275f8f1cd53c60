/** Commands of operators, given an argument that they do not take. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isClear, spawned } from './spawned.ts';

const COMMANDS = {
  backup: 'backend/backup/main.ts',
  restore: 'backend/backup/restore-main.ts',
  media: 'backend/media-store/main.ts',
  'member:phone': 'backend/support/main.ts',
  seed: 'backend/seed/main.ts',
  start: 'scripts/start.ts',
} as const;

/** A forgotten `--to` or `--from`. */
const PLACE = '/mnt/backups';

/** Commands that would work for minutes or go on for ever, or print a stack. */
const OTHERS = {
  build: 'scripts/build.ts',
  'build:editor': 'scripts/build-editor.ts',
  rollback: 'scripts/rollback.ts',
  'test:faults': 'tests/faults/main.ts',
  'the regenerator of npm start': 'regenerator/server.ts',
  migrate: 'backend/migrate.ts',
  backend: 'backend/server.ts',
  worker: 'backend/worker-process.ts',
  regenerator: 'scripts/regenerator.ts',
  site: 'scripts/site.ts',
} as const;

describe('an argument without its option is named in one sentence, and nothing is done', () => {
  for (const [name, program] of Object.entries(COMMANDS)) {
    test(`npm run ${name} -- ${PLACE}`, async () => {
      const run = spawned(program, {}, [PLACE]);
      assert.equal(await run.ended(), 1);
      assert.ok(isClear(run.lines), run.lines.join('\n'));
      assert.match(run.lines.join('\n'), /\/mnt\/backups.*\. The options are/);
    });
  }
});

describe('an unknown option is answered with those that there are', () => {
  for (const [name, program] of Object.entries(OTHERS)) {
    test(`npm run ${name} -- --help`, async () => {
      const run = spawned(program, {}, ['--help']);
      assert.equal(await run.ended(), 1);
      assert.ok(isClear(run.lines), run.lines.join('\n'));
      assert.match(
        run.lines.join('\n'),
        /Unknown option '--help'\. (?:The options are|There are no)/,
      );
    });
  }
});
