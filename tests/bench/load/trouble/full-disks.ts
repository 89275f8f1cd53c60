/** A full disk under the pictures, and one under the tables of the database. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import * as v from 'valibot';
import { editorPicture } from '../../../../contract/calls/library.ts';
import { BENCH_SECRET } from '../asking.ts';
import { startBackend } from '../instances.ts';
import { openCrowd } from '../open-crowd.ts';
import type { Trouble } from './scene.ts';
import { visit, visitedBy, type Visited } from './visited.ts';

const DATABASE = 'yasno_bench_full';
const PLACE = 'yasno_bench_small';

/** Small disks in memory; only root may make them. */
function smallDisk(directory: string, megabytes: number) {
  mkdirSync(directory);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', directory]);
  return {
    directory,
    fill: () => {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(join(directory, 'ballast'), Buffer.alloc(bavail * bsize));
    },
    remove: () => {
      execFileSync('umount', [directory]);
      rmSync(directory, { recursive: true });
    },
  };
}

type SmallDisk = ReturnType<typeof smallDisk>;

/** An editor uploads a picture. */
async function upload(origin: string): Promise<Visited> {
  const begun = performance.now();
  const pixels = { width: 64, height: 64, channels: 3 } as const;
  const picture = await sharp(randomBytes(64 * 64 * 3), { raw: pixels })
    .png()
    .toBuffer();
  const reply = await fetch(origin + editorPicture.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${BENCH_SECRET}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { error } = v.parse(v.object({ error: v.optional(v.string(), 'ok') }), await reply.json());
  const ms = performance.now() - begun;
  return visitedBy([{ call: editorPicture.name, status: reply.status, code: error, ms, at: 0 }]);
}

async function mediaDisk(database: string, disk: SmallDisk) {
  const { program, origin } = await startBackend(database, disk.directory);
  try {
    disk.fill();
    return await upload(origin);
  } finally {
    await program.kill();
  }
}

/** Removes the small database of this run, or of one that was killed. */
async function dropSmall(admin: pg.Client): Promise<void> {
  await admin.query(`drop database if exists ${DATABASE} with (force)`);
  await admin.query(`drop tablespace if exists ${PLACE}`);
}

/** Visitors' responses when the database's disk fills up under a backend. */
async function whileFull(database: string, disk: SmallDisk): Promise<Visited> {
  const { crowd, close } = await openCrowd(database, { members: 500, articles: 200 });
  try {
    const { program, origin } = await startBackend(database, disk.directory);
    try {
      disk.fill();
      return await visit(origin, crowd, { rate: 60, seconds: 8 });
    } finally {
      await program.kill();
    }
  } finally {
    await close();
  }
}

/** A database whose tables are on the small disk; the server's WAL is not. */
async function tableDisk(database: string, disk: SmallDisk): Promise<Visited> {
  const place = join(disk.directory, 'tables');
  mkdirSync(place);
  chmodSync(place, 0o700);
  execFileSync('chown', ['postgres', place]);
  const admin = new pg.Client({ connectionString: database });
  await admin.connect();
  try {
    await dropSmall(admin);
    await admin.query(`create tablespace ${PLACE} location '${place}'`);
    await admin.query(`create database ${DATABASE} tablespace ${PLACE}`);
    const address = new URL(database);
    address.pathname = `/${DATABASE}`;
    return await whileFull(address.href, disk);
  } finally {
    await dropSmall(admin);
    await admin.end();
  }
}

export const fullDisks: Trouble = async ({ database, directory }) => {
  if (process.getuid?.() !== 0) {
    console.log('A full disk: only root can make a small one, so it was left out.');
    return {};
  }
  const pictures = smallDisk(join(directory, 'pictures'), 8);
  const tables = smallDisk(join(directory, 'tables'), 400);
  chmodSync(directory, 0o755);
  try {
    return {
      'a picture, and a full disk under media': await mediaDisk(database, pictures),
      'a full disk under the tables': await tableDisk(database, tables),
    };
  } finally {
    pictures.remove();
    tables.remove();
  }
};
