import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { deployParts, type DeployFile, type DeployParts } from './deploy-files.ts';
import { hasCode } from '../../system/error-code.ts';
import {
  netlifyApi,
  NetlifyError,
  type Deploy,
  type NetlifyAccess,
  type NetlifyApi,
} from './netlify-api.ts';
import { publishedSite, type Release } from './published-site.ts';

export type NetlifyOptions = Omit<NetlifyAccess, 'firstPause'> & {
  /** The store whose served release is deployed to Netlify. */
  readonly siteDirectory: string;
  /** The folder of netlify.toml and the bundle of the edge functions. */
  readonly projectRoot: string;
  readonly firstPause?: number;
  /** Milliseconds between two polls of a deploy that Netlify is processing. */
  readonly look?: number;
};

/** The result of a deploy. */
export type Deployed = {
  readonly number: number;
  readonly revision: number | null;
  readonly deployId: string;
  /** Files that were uploaded: Netlify already had all the others. */
  readonly uploaded: number;
};

export type NetlifyTarget = {
  /**
   * Deploys the served release to Netlify, even if it was the last one deployed from here: the live site may
   * have been changed elsewhere. Calls made during a deploy are merged, and the newest release is deployed
   * for all of them.
   * @returns the live release: that one or a newer one.
   * @throws NetlifyError; the previous deploy stays live.
   */
  publish(): Promise<Deployed>;
};

/** From this number of files on, Netlify compares the digests asynchronously. */
const LARGE = 100;
const UPLOADS = 5;
/** Maximum duration of a deploy in milliseconds, as in Netlify's own tool. */
const LONGEST = 20 * 60_000;

/** Netlify's names for a deploy that has been compared, and for one that waits for files. */
const COMPARED = ['prepared', 'uploading', 'uploaded', 'processing', 'ready'];

/** Its names for a deploy that never goes live. */
const FAILED = ['error', 'rejected'];

async function waitFor(
  api: NetlifyApi,
  deploy: Deploy,
  states: readonly string[],
  look: number,
): Promise<Deploy> {
  const until = Date.now() + LONGEST;
  for (let now = deploy; ; now = await api.read(deploy.id)) {
    if (states.includes(now.state)) return now;
    if (FAILED.includes(now.state)) {
      throw new NetlifyError(
        `Netlify: the deploy failed, ${now.error_message ?? 'without a word'}`,
      );
    }
    if (Date.now() > until) throw new NetlifyError('Netlify: the deploy takes too long.');
    await pause(look);
  }
}

/** Uploads missing files to Netlify. @returns the number of uploaded files. */
async function upload(
  api: NetlifyApi,
  deploy: Deploy,
  files: readonly DeployFile[],
): Promise<number> {
  const bySha1 = new Map(files.map((file) => [file.sha1, file]));
  const required = deploy.required ?? [];
  const limit = pLimit(UPLOADS);
  const send = async (sha1: string) => {
    const file = bySha1.get(sha1);
    if (!file)
      throw new NetlifyError(`Netlify asks for a file that is not part of the site: ${sha1}`);
    const bytes = new Uint8Array(await file.read());
    if (hash('sha1', bytes) !== sha1)
      throw new NetlifyError(`${file.path} is damaged in the store.`);
    await api.upload(deploy.id, file.path, bytes);
  };
  try {
    await Promise.all(required.map((sha1) => limit(send, sha1)));
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
  return required.length;
}

/**
 * Uploads the bundles of edge functions that Netlify does not have, if its response mentions bundles at all.
 */
async function uploadBundles(
  api: NetlifyApi,
  { id, required_edge_functions: required }: Deploy,
  bundles: DeployParts['bundles'],
): Promise<void> {
  const bySha256 = new Map([...bundles.values()].map((bundle) => [bundle.sha256, bundle]));
  for (const sha256 of required ?? []) {
    const bundle = bySha256.get(sha256);
    if (!bundle)
      throw new NetlifyError(`Netlify asks for functions that are not part of the site: ${sha256}`);
    await api.uploadEdgeFunctions(id, sha256, new Uint8Array(await readFile(bundle.place)));
  }
}

/** The served release as a site on Netlify. See docs/netlify.md. */
export function netlifyTarget(options: NetlifyOptions): NetlifyTarget {
  const { firstPause = 1_000, look = 1_000 } = options;
  const api = netlifyApi({ ...options, firstPause });
  const projectRoot = resolve(options.projectRoot);
  const site = publishedSite(options.siteDirectory);
  const partsOf = deployParts(projectRoot);
  let running: Promise<Deployed> | null = null;
  let waiting: Promise<Deployed> | null = null;

  async function deploy(release: Release): Promise<Deployed> {
    const { number, revision } = release;
    const { files, bundles } = await partsOf(release);
    const content = {
      files: Object.fromEntries(files.map(({ path, sha1 }) => [path, sha1])),
      edgeFunctions: Object.fromEntries(
        [...bundles].map(([format, { sha256 }]) => [format, sha256]),
      ),
    };
    const title = `Release ${number}${revision === null ? '' : `, revision ${revision}`}`;
    const begun = await api.create(content, title, files.length > LARGE);
    try {
      const compared = await waitFor(api, begun, COMPARED, look);
      await uploadBundles(api, compared, bundles);
      const uploaded = await upload(api, compared, files);
      await waitFor(api, uploaded > 0 ? await api.read(begun.id) : compared, ['ready'], look);
      return { number, revision, deployId: begun.id, uploaded };
    } catch (error) {
      // It would never go live, but the list would show it as in progress.
      await api.cancel(begun.id).catch(() => {});
      throw error;
    }
  }

  async function deployNewest(): Promise<Deployed> {
    for (;;) {
      const release = await site.release();
      if (!release) throw new NetlifyError('Nothing was published yet.');
      try {
        return await deploy(release);
      } catch (error) {
        // An upload can outlast ten newer releases, and then its files are gone.
        const isOld = (await site.release())?.number !== release.number;
        if (!hasCode(error, 'ENOENT') || !isOld) throw error;
      }
    }
  }

  function begin(): Promise<Deployed> {
    const turn = deployNewest().finally(() => {
      running = null;
    });
    running = turn;
    return turn;
  }

  return {
    publish() {
      if (waiting) return waiting;
      if (!running) return begin();
      const next = (): Promise<Deployed> => {
        waiting = null;
        return begin();
      };
      waiting = running.then(next, next);
      return waiting;
    },
  };
}
