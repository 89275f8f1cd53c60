/**
 * What docs/operations/backup.md says about PostgreSQL's point-in-time recovery, done: a base backup
 * and the archive of its log bring the database back to a moment between two writes.
 */
import assert from 'node:assert/strict';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openServer } from '../../backend/db/open.ts';
import { until } from '../site/deadline.ts';
import { ownServer, serverPrograms } from './own-server.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const programs = serverPrograms();

// Without a server's programs there is nothing to recover.
for (const bin of programs ? [programs] : []) {
  describe('point-in-time recovery', () => {
    let server: Awaited<ReturnType<typeof ownServer>>;
    let archive: string;
    before(async () => {
      server = await ownServer(bin);
      archive = join(server.directory, 'archive');
      mkdirSync(archive);
      const { uid, gid } = statSync(server.directory);
      chownSync(archive, uid, gid);
    });
    after(async () => {
      await server.kill().catch(() => {});
      server.remove();
    });

    const titles = async () =>
      (await server.query("select title from tags where alias like 'pitr-%' order by 1")).flat();
    const add = (title: string) =>
      server.query(`insert into tags (alias, title) values ('pitr-${title}', '${title}')`);

    test('restores a database to a moment between two writes', async () => {
      const { tool, at, data, directory, url } = server;
      await tool('initdb', '-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8');
      // As in docs/operations/backup.md, step 1.
      appendFileSync(
        join(data, 'postgresql.conf'),
        [
          'wal_level = replica',
          'archive_mode = on',
          `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
          '',
        ].join('\n'),
      );
      await server.start();
      await tool('createdb', ...at, 'yasno');
      await (await openServer(url)).close();
      await add('before');

      // Step 2: the base backup.
      const base = join(directory, 'base');
      await tool('pg_basebackup', ...at, `--pgdata=${base}`, '--checkpoint=fast');
      await tool('pg_verifybackup', base);

      await add('after');
      await server.query(
        `insert into outbox ("to", channel, text, sent_at, state, next_try_at)
         values ('+79007770000', 'sms', 'pitr', now(), 'waiting', now())`,
      );
      const [[moment]] = (await server.query('select now()::text')) as [[string]];
      await server.query("delete from tags where alias like 'pitr-%'");
      await add('too-late');
      const [[last]] = (await server.query('select pg_walfile_name(pg_switch_wal())')) as [
        [string],
      ];
      await until('the archive of the last segment', async () => {
        const [[name]] = (await server.query(
          "select coalesce(last_archived_wal, '') from pg_stat_archiver",
        )) as [[string]];
        return name >= last;
      });
      await server.kill();
      rmSync(data, { recursive: true });

      // Step 3: back to that moment.
      await tool('pg_verifybackup', base);
      const { uid, gid } = statSync(base);
      appendFileSync(
        join(base, 'postgresql.auto.conf'),
        [
          `restore_command = 'cp ${archive}/%f %p'`,
          `recovery_target_time = '${moment}'`,
          "recovery_target_action = 'promote'",
          '',
        ].join('\n'),
      );
      const signal = join(base, 'recovery.signal');
      writeFileSync(signal, '');
      chownSync(signal, uid, gid);
      renameSync(base, data);
      await server.start();
      await until('the end of the recovery', async () => {
        const [[isRecovering]] = (await server.query('select pg_is_in_recovery()')) as [[boolean]];
        return !isRecovering;
      });
      assert.deepEqual(await titles(), ['after', 'before']);

      // Step 4: what was read under numbers that are given again must not be taken for new.
      const revision = async () =>
        Number((await server.query('select last_value from content_revision')).flat()[0]);
      const lost = await revision();
      const command = [join(project, 'backend/backup/restore-main.ts'), '--recovered'];
      const env = { ...process.env, DATABASE_URL: url, POSTGRES_BIN: bin, DATA_DIR: directory };
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        env,
        cwd: project,
      });
      assert.match(stdout, /^The next change gets a number after /);
      assert.ok((await revision()) > lost + 1_000);
      const state = "select state, failure, next_try_at from outbox where text = 'pitr'";
      assert.deepEqual(await server.query(state), [['unknown', 'restored', null]]);
      await (await openServer(url)).close();
    });
  });
}
