/**
 * `npm run migration` on copies of the migrations: it finds the changes in the schema, and nothing else.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DB = 'backend/db';
const MIGRATIONS = `${DB}/migrations`;

/** Timeout in milliseconds; a generation takes five seconds on a busy machine. */
const PATIENCE = 90_000;

const manifest = v.parse(
  v.object({ scripts: v.object({ migration: v.string() }) }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);
const snapshotSchema = v.looseObject({
  tables: v.record(
    v.string(),
    v.looseObject({ columns: v.record(v.string(), v.looseObject({ name: v.string() })) }),
  ),
});

let project: string;

const filesIn = (directory: string) => readdirSync(directory, { recursive: true }).map(String);

/** Runs the manifest's command in the copy. @returns the SQL of the generated files, by name. */
function generate(): ReadonlyMap<string, string> {
  const folder = join(project, MIGRATIONS);
  const known = new Set(filesIn(folder));
  const bin = join(root, 'node_modules/.bin');
  execFileSync('sh', ['-c', `${manifest.scripts.migration} --name x`], {
    cwd: project,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    timeout: PATIENCE,
    stdio: 'pipe',
  });
  const made = filesIn(folder).filter((name) => !known.has(name) && name.endsWith('.sql'));
  return new Map(made.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Removes a column from the newest snapshot, as if it had just been added to the schema. */
function forgetColumn(table: string, column: string): void {
  const folder = join(project, MIGRATIONS, 'meta');
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const file = join(folder, newest ?? assert.fail('no snapshot'));
  const snapshot = v.parse(snapshotSchema, JSON.parse(readFileSync(file, 'utf8')));
  const columns = snapshot.tables[table]?.columns ?? assert.fail(`no table ${table}`);
  assert.ok(columns[column], `no column ${column}`);
  delete columns[column];
  writeFileSync(file, JSON.stringify(snapshot));
}

describe('`npm run migration`', () => {
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'yasno-test-migration-'));
    mkdirSync(join(project, DB), { recursive: true });
    cpSync(join(root, MIGRATIONS), join(project, MIGRATIONS), { recursive: true });
    const sources = readdirSync(join(root, DB)).filter((name) => name.endsWith('.ts'));
    const linked = sources.map((name) => `${DB}/${name}`);
    for (const path of [...linked, 'drizzle.config.ts', 'node_modules']) {
      symlinkSync(join(root, path), join(project, path));
    }
  });
  afterEach(() => rmSync(project, { recursive: true }));

  test('an unchanged schema needs no migration', () => {
    assert.deepEqual(generate(), new Map());
  });

  test('a new column is the only content of its migration', () => {
    forgetColumn('public.content_drafts', 'error');
    const number = readdirSync(join(root, MIGRATIONS)).filter((name) =>
      name.endsWith('.sql'),
    ).length;
    const name = `${String(number).padStart(4, '0')}_x.sql`;
    const statement = 'ALTER TABLE "content_drafts" ADD COLUMN "error" text;';
    assert.deepEqual(generate(), new Map([[name, statement]]));
  });
});
