/** The retention periods of `src/config/kept-data.ts` are enforced: not a minute early, and for every row. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { eq, getTableName } from 'drizzle-orm';
import {
  attempts,
  certificateRequests,
  certificates,
  consents,
  libraryFiles,
  reviews,
  staticPages,
  users,
} from '../../backend/db/schema.ts';
import { storePicture } from '../../backend/editor/pictures.ts';
import { rules } from '../../backend/retention/rules.ts';
import { sweepAll, sweepSome } from '../../backend/retention/sweep.ts';
import { startSweeper } from '../../backend/retention/sweeper.ts';
import { sweepUploads } from '../../backend/retention/uploads.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { keptData, technicalData, type Term } from '../../src/config/kept-data.ts';
import { sizedPicture } from '../../src/config/sized-picture.ts';
import { giveCertificate, opticianWith } from './certificate-rows.ts';
import { pictureBytes } from './editor.ts';
import { rowFor } from './old-rows.ts';
import { onEveryEngine } from './site.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

test('every term is enforced', () => {
  const promised = [
    ...Object.values(keptData).flatMap(({ term, leaving }): (Term | null)[] =>
      leaving === 'gone' ? [term] : [term, leaving.term],
    ),
    ...Object.values(technicalData).map(({ term }) => term),
  ].filter((term) => term !== null);
  // The content change notifier and the upload sweep enforce these two.
  const elsewhere: Term[] = [technicalData.content_changes.term, technicalData.uploads.term];
  const keptTerms = new Set<Term>([...rules.map(({ term }) => term), ...elsewhere]);
  assert.deepEqual(
    promised.filter((term) => !keptTerms.has(term)),
    [],
  );
});

onEveryEngine((site) => {
  describe('old data', () => {
    let place = 0;
    for (const rule of rules) {
      const name = getTableName(rule.table);
      const make = rowFor(rule, name === 'consents' ? place++ : 0);
      test(`is deleted from ${name} after ${rule.term.days} days, and nothing younger`, async () => {
        const { db } = site();
        const age = rule.term.days * DAY;
        const old = () => db.$count(rule.table, rule.old(db, ago(age)));
        await sweepAll(db, NOW);
        await make(db, ago(age + MINUTE));
        await make(db, ago(age - MINUTE));
        const all = await db.$count(rule.table);
        assert.equal(await old(), 1);
        await sweepAll(db, NOW);
        assert.equal(await old(), 0);
        assert.equal(await db.$count(rule.table), rule.clear ? all : all - 1);
      });
    }

    test('does not include a member’s own answers or a valid certificate', async () => {
      const { db } = site();
      const phone = '+79001930001';
      await db.insert(users).values({ phone });
      const answer = { code: 'policy', version: '1', given: true, phone };
      await db.insert(consents).values({ ...answer, createdAt: ago(9 * 365 * DAY) });
      const issuedAt = ago(9 * 365 * DAY);
      await giveCertificate(db, phone, await opticianWith(db, 1), { issuedAt });
      const email = 'kept-for-years@example.ru';
      const [{ id: userId } = { id: 0 }] = await db
        .insert(users)
        .values({ email })
        .returning({ id: users.id });
      const old = { ...answer, phone: null, createdAt: ago(9 * 365 * DAY) };
      await db.insert(consents).values([
        { ...old, email },
        { ...old, userId },
      ]);
      await sweepAll(db, NOW);
      assert.equal(await db.$count(consents, eq(consents.phone, phone)), 1);
      assert.equal(await db.$count(consents, eq(consents.email, email)), 1);
      assert.equal(await db.$count(consents, eq(consents.userId, userId)), 1);
      assert.equal(await db.$count(certificates, eq(certificates.phone, phone)), 1);
    });

    test('does not include a form whose certificate is still to be issued', async () => {
      const { db } = site();
      const phone = '+79001930002';
      const createdAt = ago(9 * 365 * DAY);
      await giveCertificate(db, phone, await opticianWith(db, 1), { issuedAt: createdAt });
      await db.delete(certificates).where(eq(certificates.phone, phone));
      const form = eq(certificateRequests.phone, phone);
      await db.update(certificateRequests).set({ state: 'process' }).where(form);
      await sweepAll(db, NOW);
      assert.equal(await db.$count(certificateRequests, form), 1);
      await db.delete(certificateRequests).where(form);
    });

    test('includes a certificate by the day it was used, and a review by its address alone', async () => {
      const { db } = site();
      const phone = '+79001930003';
      const used = ago(keptData.certificates.term.days * DAY + MINUTE);
      await giveCertificate(db, phone, await opticianWith(db, 1), {
        ...{ issuedAt: used, state: 'redeemed', redeemedAt: used },
      });
      const createdAt = ago(technicalData.review_marks.term.days * DAY + MINUTE);
      const [review] = await db
        .insert(reviews)
        .values({ kind: 'common', rating: 5, addressHash: 'x', createdAt })
        .returning({ id: reviews.id });
      await sweepAll(db, NOW);
      assert.equal(await db.$count(certificates, eq(certificates.phone, phone)), 0);
      const [left] = await db
        .select()
        .from(reviews)
        .where(eq(reviews.id, review?.id ?? 0));
      assert.equal(left?.addressHash, null);
    });

    test('is deleted in every round, not only in the first', async () => {
      const { db } = site();
      const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-rounds-'));
      let now = NOW;
      const faults: unknown[] = [];
      const sweeper = startSweeper(db, {
        now: () => now,
        log: (_message, error) => faults.push(error),
        media: diskStore(mediaDir),
      });
      try {
        for (const kind of ['first', 'second', 'third']) {
          await db.insert(attempts).values({ kind, mark: 'x', madeAt: ago(2 * DAY) });
          const left = () => db.$count(attempts, eq(attempts.kind, kind));
          // Each look gives the worker a turn, an hour later.
          for (let looks = 0; looks < 1_000 && (await left()) > 0; looks += 1) {
            now = new Date(now.getTime() + 60 * MINUTE);
            sweeper.wake();
            await turn();
          }
          assert.equal(await left(), 0, kind);
        }
      } finally {
        await sweeper.stop();
        rmSync(mediaDir, { recursive: true });
      }
      assert.deepEqual(faults, []);
    });

    test('is deleted in batches, by several processes concurrently', async () => {
      const { db } = site();
      const values = Array.from({ length: 1_700 }, () => ({
        ...{ kind: 'many', mark: 'x', madeAt: ago(2 * DAY) },
      }));
      await db.insert(attempts).values(values);
      const rule = rules.find(({ table }) => table === attempts);
      assert.ok(rule);
      assert.equal(await sweepSome(db, rule, NOW), true);
      assert.equal(await db.$count(attempts, eq(attempts.kind, 'many')), 1_200);
      await Promise.all(Array.from({ length: 4 }, () => sweepAll(db, NOW)));
      assert.equal(await db.$count(attempts, rule.old(db, ago(DAY))), 0);
    });
  });

  describe('an uploaded picture', () => {
    const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-uploads-'));
    after(() => rmSync(mediaDir, { recursive: true }));
    const aged = (name: string, days: number) => {
      const path = join(mediaDir, name);
      if (!existsSync(path)) writeFileSync(path, name);
      utimesSync(path, ago(days * DAY), ago(days * DAY));
      return name;
    };
    const nameOf = (letter: string) => `upload-${letter.repeat(32)}.png`;

    test('is deleted after seven days when unused; used, listed and foreign ones stay', async () => {
      const { db } = site();
      const used = aged(nameOf('a'), 30);
      const [page] = await db.select().from(staticPages).limit(1);
      assert.ok(page);
      const seeded = aged('seed-0123456789ab.jpg', 300);
      const body = `${page.body}<img src="/media/${used}" alt=""><img src="/media/${seeded}" alt="">`;
      await db.update(staticPages).set({ body }).where(eq(staticPages.id, page.id));
      const listed = aged(nameOf('d'), 30);
      const file = { kind: 'picture' as const, src: `/media/${listed}`, name: '', bytes: 1 };
      await db.insert(libraryFiles).values({ ...file, uploadedAt: NOW, changedAt: NOW });
      const young = aged(nameOf('b'), 6.9);
      const foreign = aged('README.txt', 300);
      aged('seed-ba9876543210.jpg', 8);
      aged(nameOf('c'), 7.1);
      aged(`${nameOf('a')}.123.part`, 8);
      aged(`${nameOf('a')}.${randomUUID()}.part`, 8);
      await sweepUploads(db, diskStore(mediaDir), NOW);
      assert.deepEqual(readdirSync(mediaDir).sort(), [foreign, seeded, used, listed, young].sort());
    });

    test('has sizes that stay while it is used, and go with it', async () => {
      const { db } = site();
      const [used, unused] = [nameOf('e'), nameOf('f')].map((name) => aged(name, 30));
      assert.ok(used && unused);
      const sizeOf = (name: string, days: number) =>
        aged(sizedPicture(name, { width: 480, format: 'avif' }), days);
      const kept = sizeOf(used, 30);
      const gone = [sizeOf(unused, 1), sizeOf(nameOf('0'), 30)];
      const file = { kind: 'picture' as const, src: `/media/${used}`, name: '', bytes: 1 };
      await db.insert(libraryFiles).values({ ...file, uploadedAt: NOW, changedAt: NOW });
      await sweepUploads(db, diskStore(mediaDir), NOW);
      const left = readdirSync(mediaDir);
      assert.deepEqual(
        [used, kept, unused, ...gone].filter((name) => left.includes(name)),
        [used, kept],
      );
    });

    test('has its age reset when it is stored again', async () => {
      const { src } = await storePicture(diskStore(mediaDir), await pictureBytes('png', '#123456'));
      const name = aged(src.replace('/media/', ''), 2_000);
      await storePicture(diskStore(mediaDir), await pictureBytes('png', '#123456'));
      await sweepUploads(site().db, diskStore(mediaDir), NOW);
      assert.ok(existsSync(join(mediaDir, name)));
    });

    test('stays when it is stored again while unused ones are looked up', async () => {
      const name = aged(nameOf('8'), 30);
      const media = diskStore(mediaDir);
      const list = async function* () {
        yield* media.list();
        aged(name, 0);
      };
      await sweepUploads(site().db, { ...media, list }, NOW);
      assert.ok(existsSync(join(mediaDir, name)));
    });
  });
});
