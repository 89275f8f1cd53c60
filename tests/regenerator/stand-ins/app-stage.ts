/** The regenerator's HTTP interface over a store of releases, where Gatsby's version is untested. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import * as v from 'valibot';
import { HOOK_SIGNATURE_HEADER } from '../../../contract/headers.ts';
import { signHook } from '../../../contract/hook-signature.ts';
import { siteReplies, type SiteQuestion } from '../../../contract/schemas/publishing.ts';
import { createApp } from '../../../regenerator/http/app.ts';
import { openReleases, type Releases } from '../../../regenerator/publish/releases.ts';
import { Regenerator } from '../../../regenerator/regenerator.ts';
import { MisfitError } from '../../../regenerator/site/self-check.ts';

const SECRET = 'a secret of the tests, long enough';
const now = new Date('2026-03-01T10:00:00Z');

/** Milliseconds; nothing here waits except for its turn. */
const PATIENCE = 20_000;

const change = (revision: number) => ({
  entity: 'articles' as const,
  id: revision,
  alias: `a-${revision}`,
  kind: 'changed' as const,
  revision,
});

/** A message about the changes with these revisions. */
export const message = (...revisions: number[]) =>
  JSON.stringify({ timestamp: now.toISOString(), changes: revisions.map(change) });

type Stage = {
  directory: string;
  releases: Releases;
  /** How often the whole site was built, and whether the next build succeeds. */
  builds: number;
  isBroken: boolean;
  /** The revision of the published site; that of the content is 3. */
  shown: number | null;
  /** How often another release was announced to other targets. */
  deployed: number;
  regenerator: Regenerator;
  app: ReturnType<typeof createApp>;
};

async function makeStage(): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), 'yasno-regenerator-'));
  const releases = await openReleases(join(directory, 'site'));
  const regenerator: Regenerator = new Regenerator({
    open: async () => {
      throw new MisfitError('Gatsby 6 is installed.');
    },
    publisher: {
      publish: async () => ({ changed: 0, removed: 0 }),
      writeAhead: () => {},
      stored: () => () => null,
      read: async () => null,
      revision: async () => stage.shown,
      paths: async () => new Set<string>(),
    },
    build: async () => {
      stage.builds += 1;
      if (stage.isBroken) throw new Error('The disk is full.');
    },
    revision: async () => 3,
    saved: async () => 3,
    isHeldBack: () => releases.stays(),
    log: () => {},
  });
  const app = createApp({
    regenerator,
    releases,
    published: () => {
      stage.deployed += 1;
    },
    hookSecret: SECRET,
    siteUrl: 'https://yasno.example',
    now: () => now,
  });
  const counts = { builds: 0, isBroken: false, shown: 3, deployed: 0 };
  const stage: Stage = { ...counts, directory, releases, regenerator, app };
  return stage;
}

/** Makes a new stage for each test of the file. */
export function appStage() {
  let stage: Stage;
  beforeEach(async () => {
    stage = await makeStage();
  });
  afterEach(async () => {
    await stage.regenerator.stop();
    await stage.releases.settled();
    await rm(stage.directory, { recursive: true });
  });

  async function post(path: string, body: string, signature?: string): Promise<Response> {
    const headers = { [HOOK_SIGNATURE_HEADER]: signature ?? (await signHook(SECRET, body)) };
    return stage.app.request(path, { method: 'POST', body, headers });
  }

  /** Sends a query as the backend does. */
  const ask = (question: object, signature?: string) =>
    post('/hooks/site', JSON.stringify({ timestamp: now.toISOString(), ...question }), signature);

  return {
    /** The stage of the running test. */
    current: () => stage,
    ask,
    /** Sends a message of changes. @returns the status of the reply. */
    tell: async (body: string, signature?: string) =>
      (await post('/hooks/content', body, signature)).status,
    /** The reply to a query. */
    async answer<Ask extends SiteQuestion['ask']>(name: Ask, more: object = {}) {
      const reply = await ask({ ask: name, ...more });
      assert.equal(reply.status, 200, await reply.clone().text());
      return v.parse(siteReplies[name], await reply.json());
    },
    /** Publishes a page with each of these texts, as revisions 1, 2, …. */
    async publishTexts(...texts: readonly string[]): Promise<void> {
      const source = join(stage.directory, 'public');
      await mkdir(join(source, 'page'), { recursive: true });
      for (const [place, text] of texts.entries()) {
        await writeFile(join(source, 'page/index.html'), text);
        const held = place === 0 ? [] : ['articles 7'];
        await stage.releases.publish({ directory: source, revision: place + 1, held });
      }
    },
    /** Waits until a condition of the regenerator's holds. */
    async until(holds: () => boolean): Promise<void> {
      const end = performance.now() + PATIENCE;
      while (!holds()) {
        const late = performance.now() > end;
        const last = JSON.stringify(stage.regenerator.status());
        assert.ok(!late, `Timed out; the last status: ${last}`);
        await turn();
      }
    },
  };
}
