import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { like, sql } from 'drizzle-orm';
import {
  articles,
  opticianStock,
  packageCodes,
  partnerOffers,
  sessions,
  shops,
  users,
} from '../../backend/db/schema.ts';
import { discounts } from '../../backend/seed/discounts.ts';
import { isEmpty, isUntouched } from '../../backend/seed/is-empty.ts';
import { seed } from '../../backend/seed/load.ts';
import { readArticles } from '../../backend/seed/articles.ts';
import { growArticles } from '../../backend/seed/grow.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { pictureFaults } from '../../src/rich-text/picture-faults.ts';
import { PICTURE_WIDTHS } from '../../src/rich-text/picture-widths.ts';
import { mapPictures } from '../../src/rich-text/text-pictures.ts';
import { engines } from '../contract/database.ts';
import { onEveryEngine } from '../contract/site.ts';
import { signIn } from '../contract/stubs.ts';
import { contentOf, highestRevision } from './rows.ts';

const blank = async () => new Uint8Array();
let mediaDir: string;
before(() => {
  mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
});
after(() => rmSync(mediaDir, { recursive: true }));

test('on every day of the year the first offer of each kind can be ordered', () => {
  for (const kind of ['online', 'offline'] as const) {
    const first = discounts.find((discount) => discount.kind === kind);
    assert.ok(first && first.validFrom <= '2026-01-01' && first.validTo >= '2026-12-31', kind);
  }
});

describe('generated articles', () => {
  test('do not depend on the total', async () => {
    const written = await readArticles();
    const many = growArticles(written, 200);
    assert.equal(many.length, 200);
    for (const total of [written.length, written.length + 1, 61, 199]) {
      assert.deepEqual(growArticles(written, total), many.slice(0, total));
    }
  });

  test('start with the written ones and have unique addresses', async () => {
    const written = await readArticles();
    const many = growArticles(written, 1000);
    assert.deepEqual(many.slice(0, written.length), written);
    assert.equal(new Set(many.map((article) => article.alias)).size, many.length);
    assert.equal(new Set(many.map((article) => article.title)).size, many.length);
    const oldest = written[0]?.published ?? '';
    for (const article of many.slice(written.length)) assert.ok(article.published < oldest);
  });

  test('are generated from written ones', () => {
    assert.throws(() => growArticles([], 1), /no article/);
  });
});

onEveryEngine((site) => {
  test('a seed creates the same content each time, with higher revisions, and keeps members and sessions', async () => {
    const { db } = site();
    await signIn(db);
    const personal = async () => [await db.select().from(users), await db.select().from(sessions)];
    const [content, kept] = [await contentOf(db), await personal()];
    const highest = await highestRevision(db);
    assert.deepEqual(await seed(db, { media: diskStore(mediaDir), draw: blank }), { articles: 24 });
    assert.deepEqual(await contentOf(db), content);
    assert.deepEqual(await personal(), kept);
    assert.ok((await highestRevision(db)) > highest);
  });

  test('articles of the seed show described pictures of every width', async () => {
    const shown = await site().db.select().from(articles).where(like(articles.body, '%<img%'));
    const widths = new Set<string>();
    for (const { alias, body } of shown) {
      assert.equal(pictureFaults(body), null, alias);
      mapPictures(body, ({ src, width, height }, place, tag) => {
        assert.match(src, new RegExp(`^/media/${alias}-figure-[0-9a-f]{12}\\.png$`));
        assert.ok(width && height, alias);
        widths.add(place.width);
        return tag;
      });
      assert.match(body, /<figcaption>[^<]+<\/figcaption>/, alias);
    }
    assert.deepEqual([...widths].sort(), Object.keys(PICTURE_WIDTHS).sort());
  });

  test('a seed that cannot render pictures leaves the previous content', async () => {
    const { db } = site();
    await db.update(articles).set({ title: 'Прежнее' });
    const content = await contentOf(db);
    const empty = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
    const full = async () => Promise.reject(new Error('No space left'));
    await assert.rejects(seed(db, { media: diskStore(empty), draw: full }), /No space left/);
    assert.deepEqual(await contentOf(db), content);
    assert.deepEqual(readdirSync(empty), []);
    rmSync(empty, { recursive: true });
  });

  test('a seed that cannot write leaves the previous content', async () => {
    const { db } = site();
    await db.execute(
      sql`alter table documents add constraint broken check (code <> 'tech.page') not valid`,
    );
    const content = await contentOf(db);
    await assert.rejects(seed(db, { media: diskStore(mediaDir), draw: blank }));
    assert.deepEqual(await contentOf(db), content);
  });
});

for (const engine of engines) {
  test(`a new database is empty on ${engine.name}, and not after a seed`, async () => {
    for (const [open, expected] of [
      [engine.openBlank, true],
      // The seeded copy is made by this same seed, on a blank database.
      [engine.open, false],
    ] as const) {
      const opened = await open();
      try {
        assert.equal(await isEmpty(opened.db), expected);
        assert.equal(await isUntouched(opened.db), expected);
      } finally {
        await opened.close();
      }
    }
  });
}

for (const engine of engines) {
  test(`the first content of a company has no codes, stock, offers or members on ${engine.name}`, async () => {
    const { db, close } = await engine.openBlank();
    try {
      await seed(db, { media: diskStore(mediaDir), draw: blank, isFirst: true });
      assert.equal(await isEmpty(db), false);
      assert.ok((await db.$count(shops)) > 0);
      const worth = [packageCodes, opticianStock, partnerOffers, users];
      const counts = await Promise.all(worth.map((table) => db.$count(table)));
      assert.deepEqual(counts, [0, 0, 0, 0]);
    } finally {
      await close();
    }
  });
}
