import type { IAdapter } from 'gatsby';
import { contentRevision } from '../../client/calls/content-revision.ts';
import { buildRevision } from './build-revision.ts';

/** What Netlify keeps of a machine for the next build. */
const KEPT_BY_NETLIFY = '/opt/build/cache';

export type AdapterOptions = {
  /** Whether Netlify builds. */
  readonly atNetlify: boolean;
  /** What Netlify builds for (`CONTEXT`): only the public site's pages are the origin's. */
  readonly context: string | undefined;
  readonly projectRoot: string;
  /** The backend that the build reads. */
  readonly restOrigin: string;
  /** The origin of pages between two builds; absent: there is none. */
  readonly pagesOrigin: string | undefined;
  /** Folders that the next build needs besides Gatsby's own. */
  readonly kept: readonly string[];
  /** Keeps folders between builds; absent: Netlify's own way. */
  readonly keeper?: () => Promise<Keeper>;
};

export type Keeper = {
  /** @returns whether there was anything. */
  restore(folders: string[]): Promise<boolean>;
  save(folders: string[]): Promise<boolean>;
};

/** Loaded only where Netlify builds. */
async function netlifyKeeper(): Promise<Keeper> {
  const { restore, save } = await import('@netlify/cache-utils');
  const place = { cacheDir: KEPT_BY_NETLIFY };
  return {
    restore: async (folders) => Boolean(await restore(folders, place)),
    save: async (folders) => Boolean(await save(folders, place)),
  };
}

/**
 * What Gatsby does for Netlify: it keeps what a build has made for the next one. Headers and redirects
 * stand in netlify.toml and in the release's own files, whoever serves it, so it writes none. Without
 * an adapter of our own Gatsby asks the network for one in each build, and at Netlify installs it.
 */
export function netlifyAdapter(options: AdapterOptions): IAdapter {
  const { atNetlify, projectRoot, restOrigin, kept, keeper = netlifyKeeper } = options;
  const isPublic = atNetlify && options.context === 'production';
  const origin = isPublic ? options.pagesOrigin : undefined;
  let revision: number | null = null;
  return {
    name: 'netlify',
    config: async ({ reporter }) => {
      // Before the content is read: what the build shows is at least as new.
      if (origin !== undefined) {
        revision = await buildRevision(
          () => contentRevision(restOrigin),
          (line) => reporter.warn(line),
        );
      }
      return {};
    },
    cache: {
      restore: async ({ directories }) =>
        atNetlify && (await (await keeper()).restore([...directories, ...kept])),
      store: async ({ directories }) => {
        if (atNetlify) await (await keeper()).save([...directories, ...kept]);
      },
    },
    adapt: async () => {
      if (!atNetlify) return;
      const { writeBetweenBuilds } = await import('./between-builds.ts');
      await writeBetweenBuilds({ projectRoot, origin, revision });
    },
  };
}
