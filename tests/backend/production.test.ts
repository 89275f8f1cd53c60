/** A production backend contains no demo data and needs every setting. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openServer } from '../../backend/db/open.ts';
import { cities, documents, users } from '../../backend/db/schema.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { withEmptyDatabase } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { seededDirectory } from '../contract/snapshot.ts';
import { startProcess } from './backend-process.ts';
import { productionSettings } from './production-settings.ts';

/** The additional settings that the site requires. */
const ofSite = {
  CAPTCHA_SITE_KEY: 'site-key',
  CAPTCHA_VERSION: '3',
  TOKEN_SALT: 'salt-of-the-tests',
};

/** The settings of a backend that runs its jobs itself. */
const ofSenders = {
  SMTP_URL: 'smtp://localhost:9',
  MAIL_FROM: 'Ясно <info@yasno.example>',
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: 'http://localhost:9/',
};

type Ended = { readonly code: number | string; readonly said: string };

/** Runs one of the backend's programs to completion. */
function run(program: string, args: readonly string[], env: Record<string, string>) {
  const file = fileURLToPath(new URL(`../../backend/${program}`, import.meta.url));
  return new Promise<Ended>((resolve) => {
    const all = { ...process.env, ...env };
    execFile(process.execPath, [file, ...args], { env: all }, (error, out, complaints) =>
      resolve({ code: error?.code ?? 0, said: out + complaints }),
    );
  });
}

describe('in production', () => {
  const scratch = makeScratch('production');
  after(() => rmSync(scratch, { recursive: true }));

  test('a backend without its settings does not start, and names all missing ones', async () => {
    const { code, said } = await run('server.ts', [], {
      NODE_ENV: 'production',
      DATA_DIR: scratch,
    });
    assert.equal(code, 1);
    const missing = [...said.matchAll(/([A-Z_]+): is missing/g)].map(([, name = '']) => name);
    const { MODE: _, ...settings } = productionSettings('');
    assert.deepEqual(missing.sort(), Object.keys(settings).sort());
    assert.doesNotMatch(said, /\n\s+at /);
  });

  test('a seed does not replace content unless told to', async () => {
    const DATA_DIR = join(scratch, 'seeded');
    cpSync(await seededDirectory(), join(DATA_DIR, 'database'), { recursive: true });
    const refused = await run('seed/main.ts', [], { DATA_DIR, DATABASE_URL: '' });
    assert.equal(refused.code, 1);
    assert.match(refused.said, /--replace.*has content/);
    const late = await run('seed/main.ts', ['--first-content', '--replace'], {
      DATA_DIR,
      DATABASE_URL: '',
    });
    assert.equal(late.code, 1);
    assert.match(
      late.said,
      /DATABASE_URL: is missing/,
      'the first content of a company requires a server',
    );
    const never = await run('seed/main.ts', ['--replace'], {
      ...productionSettings('postgres://nowhere.invalid/db'),
      ...ofSite,
      ...ofSenders,
    });
    assert.equal(never.code, 1);
    assert.match(never.said, /MODE: demo content/);
  });

  test('the build of the screen names all missing settings, without a stack trace', async () => {
    const { code, said } = await run('../scripts/build-editor.ts', [], { MODE: 'production' });
    assert.equal(code, 1);
    assert.match(said, /^Invalid environment: .*SITE_URL: is missing; .*CAPTCHA_SITE_KEY/);
    assert.doesNotMatch(said, /\n\s+at |file:/);
  });

  for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
    test('a fully configured backend has neither demo content nor demo members', async () => {
      await withEmptyDatabase(server, async (address) => {
        const settings = { ...productionSettings(address), DATA_DIR: scratch };
        const refused = await run('server.ts', [], settings);
        assert.equal(refused.code, 1);
        assert.match(
          refused.said,
          /older version, \d+ migrations are missing; run npm run migrate/,
        );
        const migrated = await run('migrate.ts', [], settings);
        assert.equal(migrated.code, 0, migrated.said);
        const backend = await startProcess(settings);
        assert.equal((await fetch(`${backend.origin}/dev/outbox`)).status, 404);
        assert.equal((await fetch(`${backend.origin}/health`)).status, 200);
        await backend.stop();
        const { db, close } = await openServer(address);
        assert.deepEqual([await db.$count(users), await db.$count(documents)], [0, 0]);
        // Editors may have started before there is any document.
        await db
          .insert(cities)
          .values({ alias: 'tver', title: 'Тверь', region: '', lat: 56.86, lon: 35.9 });
        const late = await run('seed/main.ts', ['--first-content', '--replace'], {
          ...settings,
          ...ofSite,
          ...ofSenders,
        });
        assert.equal(late.code, 1);
        assert.match(late.said, /--first-content: is too late: .* has content/);
        assert.equal(await db.$count(cities), 1);
        await close();
      });
    });
  }
});
