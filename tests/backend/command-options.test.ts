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

describe('an argument without its option is named in one sentence, and nothing is done', () => {
  for (const [name, program] of Object.entries(COMMANDS)) {
    test(`npm run ${name} -- ${PLACE}`, async () => {
      const run = spawned(program, {}, [PLACE]);
      assert.equal(await run.ended(), 1);
      assert.ok(isClear(run.lines), run.lines.join('\n'));
      assert.match(run.lines.join('\n'), /\/mnt\/backups/);
    });
  }
});
