/** A backup as a file: the damage it must survive, and the cases that must be distinguished. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createWriteStream } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { BackupError } from '../../backend/backup/backup-error.ts';
import { FORMAT, type Header } from '../../backend/backup/manifest.ts';
import { placeFor, writeWhole } from '../../backend/backup/place.ts';
import { readArchive } from '../../backend/backup/read-archive.ts';
import { restore } from '../../backend/backup/restore.ts';
import { newKey } from '../../backend/backup/seal.ts';
import { readVersion } from '../../backend/backup/version.ts';
import { textEntry, writeArchive, type Entry } from '../../backend/backup/write-archive.ts';
import { lastOf, migrationsIn } from '../../backend/db/migration-files.ts';
import { migrationsFolder } from '../../backend/db/open.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { makeScratch } from '../contract/scratch.ts';

const HEADER: Header = {
  product: 'yasno',
  format: FORMAT,
  made_at: '2026-11-26T10:00:00.000Z',
  database: 'embedded',
  postgresql: 17,
  migration: 1,
  serves_from: null,
};

const LONG = `media/${'a'.repeat(120)}-0123456789ab.png`;

async function* entries(): AsyncGenerator<Entry> {
  yield textEntry('database/base/1', 'строка'.repeat(20_000));
  yield textEntry('database/empty', '');
  yield textEntry(LONG, 'picture');
}

const refusal = (path: string, key: string | undefined, expected: RegExp) =>
  assert.rejects(readArchive(path, key), (error: unknown) => {
    assert.ok(error instanceof BackupError, String(error));
    assert.match(error.message, expected);
    assert.doesNotMatch(error.message, /\n/);
    return true;
  });

describe('a backup', () => {
  let directory: string;
  let keys: Awaited<ReturnType<typeof newKey>>;
  let plain: string;
  let sealed: string;
  before(async () => {
    directory = makeScratch('archives');
    keys = await newKey();
    plain = await write('plain.tar.gz');
    sealed = await write('sealed.tar.gz.age', keys.public);
  });
  after(() => rmSync(directory, { recursive: true }));

  async function write(name: string, key?: string, header: object = HEADER): Promise<string> {
    const path = join(directory, name);
    await writeArchive(createWriteStream(path), header as Header, entries(), key);
    return path;
  }
  const altered = (name: string, change: (bytes: Buffer) => Uint8Array, from = plain) => {
    const path = join(directory, name);
    writeFileSync(path, change(readFileSync(from)));
    return path;
  };

  test('is read file by file, with and without a key', async () => {
    for (const [path, key] of [
      [plain, undefined],
      [plain, keys.secret],
      [sealed, keys.secret],
    ] as const) {
      const seen: [string, number][] = [];
      const { header, files } = await readArchive(path, key, async (name, stream) => {
        seen.push([name, (await text(stream)).length]);
      });
      assert.deepEqual(header, HEADER);
      assert.deepEqual(seen, [
        ['database/base/1', 120_000],
        ['database/empty', 0],
        [LONG, 7],
      ]);
      assert.equal(files, 3);
    }
  });

  test('that is encrypted reveals nothing of its content', () => {
    const bytes = readFileSync(sealed);
    assert.match(bytes.toString('latin1', 0, 30), /^age-encryption\.org\/v1/);
    assert.ok(!bytes.includes('media/') && !bytes.includes('yasno'));
  });

  test('needs its key', async () => {
    const other = await newKey();
    await refusal(sealed, undefined, /is encrypted; set BACKUP_KEY\.$/);
    await refusal(sealed, other.secret, /is not opened by this BACKUP_KEY\.$/);
    await refusal(sealed, keys.public, /only encrypts; set the secret one\.$/);
  });

  test('that is cut off anywhere is refused', async () => {
    for (const [from, key] of [
      [plain, undefined],
      [sealed, keys.secret],
    ] as const) {
      const { size } = statSync(from);
      for (let part = 1; part < 24; part += 1) {
        const length = Math.floor((size * part) / 24);
        const path = altered('cut', (bytes) => bytes.subarray(0, length), from);
        await refusal(
          path,
          key,
          /is (?:not a backup|damaged or cut off|cut off: .*|not opened by .*)\.$/,
        );
      }
      await refusal(
        altered('cut', (bytes) => bytes.subarray(0, -1), from),
        key,
        /cut off\.$/,
      );
    }
  });

  test('with a single changed byte is refused', async () => {
    const { size } = statSync(sealed);
    for (let part = 1; part < 12; part += 1) {
      const at = Math.floor((size * part) / 12);
      const flip = (bytes: Buffer) => {
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      };
      await refusal(altered('flipped', flip, sealed), keys.secret, /\.$/);
    }
  });

  test('is distinguished from any other file', async () => {
    const not = async (bytes: Uint8Array, expected: RegExp) => {
      const path = join(directory, 'other');
      writeFileSync(path, bytes);
      await refusal(path, keys.secret, expected);
    };
    await not(Buffer.from('%PDF-1.7'), /is not a backup\.$/);
    await not(Buffer.from(''), /is not a backup\.$/);
    await not(gzipSync('not a tar'), /is (?:not a backup|damaged)/);
    await refusal(join(directory, 'nowhere'), undefined, /does not exist\.$/);
    await refusal(directory, undefined, /cannot be read\.$/);
  });

  test('of a newer version, or of another product, is refused', async () => {
    const newer = await write('newer', undefined, { ...HEADER, format: FORMAT + 1 });
    await refusal(newer, undefined, /was made by a newer version .*; update first\.$/);
    const foreign = await write('foreign', undefined, { ...HEADER, product: 'other' });
    await refusal(foreign, undefined, /is not a backup of this product\.$/);
  });

  test('of a newer database is refused unless this version is compatible with it', async () => {
    const last = lastOf(migrationsIn(migrationsFolder));
    const environment = readEnvironment({ DATA_DIR: join(directory, 'data') });
    const tried = async (name: string, servesFrom: number | null, expected: RegExp) => {
      const version = { migration: last + 1, serves_from: servesFrom, database: 'postgresql' };
      const from = await write(name, undefined, { ...HEADER, ...version });
      await assert.rejects(restore({ environment, from }), expected);
    };
    await tried('unnoted', null, /was made by a newer version; update this one first\.$/);
    await tried('contracted', last + 1, /was made by a newer version; update this one first\.$/);
    // This one is not rejected for its version.
    await tried('expanded', last, /is of a PostgreSQL server; set DATABASE_URL\.$/);
  });

  test('names the oldest version that is compatible with its database, if noted', () => {
    const said = (note: string | null) =>
      JSON.stringify({ migration: 1_764_000_000_000, note, postgresql: 150_017 });
    assert.deepEqual(readVersion(`${said('{"servesFrom":1763000000000}')}\n`), {
      migration: 1_764_000_000_000,
      servesFrom: 1_763_000_000_000,
      postgresql: 15,
    });
    assert.equal(readVersion(said(null)).servesFrom, null);
    assert.equal(readVersion(said('a comment of somebody')).servesFrom, null);
    assert.throws(() => readVersion(''));
  });

  test('that fills the disk leaves no file, and fails with a clear message', async () => {
    const place = join(directory, 'full.tar.gz');
    let room = 4_000;
    const sink = (path: string) => {
      writeFileSync(path, 'begun');
      return new Writable({
        write(chunk: Uint8Array, _encoding, done) {
          room -= chunk.byteLength;
          const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
          done(room < 0 ? full : null);
        },
      });
    };
    async function* many(): AsyncGenerator<Entry> {
      const noise = Buffer.alloc(100_000, 'x');
      for (let index = 0; index < noise.length; index += 1) noise[index] = (index * index) % 251;
      for (let index = 0; index < 50; index += 1) {
        yield {
          name: `media/${index}.png`,
          bytes: noise.byteLength,
          open: () => Readable.from([noise]),
        };
      }
    }
    const work = (to: Writable) => writeArchive(to, HEADER, many());
    await assert.rejects(
      writeWhole(place, work, () => Promise.resolve(), sink),
      /^BackupError: No space is left for .*full\.tar\.gz; nothing is kept/,
    );
    assert.deepEqual(
      readdirSync(directory).filter((name) => name.startsWith('full')),
      [],
    );
  });

  test('that fails its check is not kept', async () => {
    const place = join(directory, 'checked.tar.gz');
    const work = (to: Writable) => writeArchive(to, HEADER, entries());
    const spoilt = (path: string) => {
      writeFileSync(path, readFileSync(path).subarray(0, 500));
      return readArchive(path, undefined);
    };
    await assert.rejects(writeWhole(place, work, spoilt), /damaged or cut off/);
    assert.ok(!existsSync(place));
  });

  test('reports a path that cannot be written', async () => {
    const work = (to: Writable) => writeArchive(to, HEADER, entries());
    await assert.rejects(
      writeWhole(join(plain, 'below', 'a-file.tar.gz'), work, () => Promise.resolve()),
      /^BackupError: .*a-file\.tar\.gz cannot be written: ENOTDIR/,
    );
  });

  test('never overwrites a file, and gets a default name in a directory', async () => {
    const now = new Date('2026-11-26T10:05:00Z');
    await assert.rejects(placeFor(plain, now, false), /exists already; give another name/);
    assert.equal(
      await placeFor(directory, now, true),
      join(directory, 'yasno-2026-11-26T10-05-00Z.tar.gz.age'),
    );
    const place = join(directory, 'quick.tar.gz');
    const work = async (to: Writable) => {
      const done = await writeArchive(to, HEADER, entries());
      writeFileSync(place, 'somebody else');
      return done;
    };
    await assert.rejects(
      writeWhole(place, work, () => Promise.resolve()),
      /exists already; it is left as it was\.$/,
    );
    assert.equal(readFileSync(place, 'utf8'), 'somebody else');
  });
});
