/**
 * The regenerator as a whole: edits, failures, kills. What it has published in the end equals, byte
 * for byte, what a clean build of the same content publishes.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { FaultProxy } from '../site/fault-proxy.ts';
import { ports, projectRoot } from '../site/site.ts';
import { differences } from '../site/tree.ts';
import { chance, Editors } from './soak/operations.ts';
import { readersOf, type Readers } from './soak/readers.ts';
import { openResident, residentData, restOrigin, type Resident } from './soak/resident.ts';
import { wrapRenderer } from './stand-ins/renderer.ts';
import { otherParts, edits } from './suites/edits.ts';
import { faults } from './suites/faults.ts';
import { previews } from './suites/previews.ts';
import { screen } from './suites/screen.ts';
import { sets } from './suites/sets.ts';

const SEED = 20_261_122;

const fullDisk = new URL('./stand-ins/full-disk.ts', import.meta.url).href;
const roomFile = join(residentData, 'room');

describe('a site that is edited', { concurrency: 1, timeout: 3_000_000 }, () => {
  const proxy = new FaultProxy(restOrigin);
  let resident: Resident;
  let editors: Editors;
  let readers: Readers;

  before(async () => {
    const own = {
      REST_ORIGIN: await proxy.listen(ports.proxy),
      RENDER_LIMIT: '2500',
      NODE_OPTIONS: `--import=${fullDisk}`,
      FULL_DISK: join(residentData, 'site'),
      FULL_DISK_ROOM: roomFile,
    };
    resident = await openResident({ own });
    editors = new Editors(resident, chance(SEED));
    readers = readersOf(resident.siteDirectory);
  });
  after(async () => {
    // First: if nothing could be opened, the proxy alone would keep the process alive.
    await proxy.close();
    await resident.close();
  });

  describe('with edits of every kind', { concurrency: 1 }, () =>
    edits(() => ({ resident, editors })),
  );
  describe('with previews', { concurrency: 1 }, () => previews(() => ({ resident, editors })));
  describe('with sets of changes', { concurrency: 1 }, () =>
    sets(() => ({ proxy, resident, editors, readers })),
  );
  describe('with failures', { concurrency: 1 }, () =>
    faults(() => ({ proxy, resident, editors, readers, roomFile })),
  );
  describe('with the screen of editors', { concurrency: 1 }, () => screen(() => resident));

  // The build is clean: of everything ever built, only the regenerator's releases remain.
  // Afterwards they are restored to their previous state, without the last edit.
  test('is built by Gatsby alone when pages do not render as Gatsby builds them, and is then the same', async () => {
    const [article] = (await editors.all('articles')).toSorted((a, b) => b.id - a.id);
    assert.ok(article);
    await wrapRenderer(projectRoot, '<!-- of another Gatsby -->');
    await resident.restart();
    const says =
      /^Every change builds the whole site: The page \/\S* does not render to what Gatsby has built/;
    assert.match((await resident.status()).error ?? '', says);
    const putBack = await resident.keepSite();
    await resident.forgetBuilds();

    const { revision: _, ...entity } = article;
    const edited = { ...entity, title: 'Собрано целиком' };
    const revision = await editors.save('PUT', `articles/${article.id}`, edited);
    await resident.until('Gatsby to build the site', ({ state }) => state === 'building');
    const { error, held } = await resident.published(revision, { isBuilding: true });
    assert.match(error ?? '', says);
    assert.deepEqual(held, []);
    assert.match(await readers.page(article.url ?? ''), /Собрано целиком/);
    assert.deepEqual(await readers.saying('another Gatsby'), []);
    const built = await readers.files();

    await resident.kill();
    await putBack();
    assert.doesNotMatch(await readers.page(article.url ?? ''), /Собрано целиком/);
    // The build has created its own renderer.
    await resident.start();
    await resident.published(revision);
    const status = await resident.status();
    assert.deepEqual([status.error, status.held], [null, []]);
    assert.deepEqual(differences(built, await readers.files()), []);
  });

  otherParts();
});
