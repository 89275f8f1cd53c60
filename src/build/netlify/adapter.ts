import type { IAdapter } from 'gatsby';
import { contentRevision } from '../../client/calls/content-revision.ts';
import { buildRevision } from './build-revision.ts';

/** The directory that Netlify caches for the next build. */
const KEPT_BY_NETLIFY = '/opt/build/cache';

export type AdapterOptions = {
  /** Whether the build runs at Netlify. */
  readonly atNetlify: boolean;
  /** The deploy context (`CONTEXT`): the origin has only the pages of the public site. */
  readonly context: string | undefined;
  readonly projectRoot: string;
  /** The backend that the build reads. */
  readonly restOrigin: string;
  /** The origin of pages between two builds; absent if there is none. */
  readonly pagesOrigin: string | undefined;
  /** Folders that the next build needs in addition to Gatsby's own. */
  readonly kept: readonly string[];
  /** Caches folders between builds; absent: Netlify's own way. */
  readonly keeper?: () => Promise<Keeper>;
};

type Keeper = {
  /** @returns whether the cache had anything. */
  restore(folders: string[]): Promise<boolean>;
  save(folders: string[]): Promise<boolean>;
};

/** Loaded only at Netlify. */
async function netlifyKeeper(): Promise<Keeper> {
  const { restore, save } = await import('@netlify/cache-utils');
  const place = { cacheDir: KEPT_BY_NETLIFY };
  return {
    restore: async (folders) => Boolean(await restore(folders, place)),
    save: async (folders) => Boolean(await save(folders, place)),
  };
}

/**
 * The Gatsby adapter for Netlify: it caches a build's folders for the next one. Headers and redirects are in
 * netlify.toml and in the release's own files, whoever serves it, so it writes none. Without an adapter of
 * our own Gatsby looks for one online in each build, and at Netlify installs it.
 */
export function netlifyAdapter(options: AdapterOptions): IAdapter {
  const { atNetlify, projectRoot, restOrigin, kept, keeper = netlifyKeeper } = options;
  const isPublic = atNetlify && options.context === 'production';
  const origin = isPublic ? options.pagesOrigin : undefined;
  let revision: number | null = null;
  return {
    name: 'netlify',
    config: async ({ reporter }) => {
      // Before the content is read: the build's content is then at least as new.
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
