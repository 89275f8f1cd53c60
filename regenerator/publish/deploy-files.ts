import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deployExtras, type Extra } from './edge-bundle.ts';
import type { FileEntry } from './manifest.ts';
import { NetlifyError } from './netlify-api.ts';
import { isPage } from './page-slots.ts';
import type { Release } from './published-site.ts';
import { slicesOf } from './shared-texts.ts';

/** A file in a deploy. */
export type DeployFile = {
  readonly path: string;
  readonly sha1: string;
  readonly read: () => Promise<Buffer>;
};

/** Everything that a deploy consists of. */
export type DeployParts = {
  readonly files: readonly DeployFile[];
  /** The bundles of edge functions by their format, which some of the files are, too. */
  readonly bundles: ReadonlyMap<string, Extra>;
};

const damaged = (path: string) => new NetlifyError(`${path} is damaged in the store.`);

/**
 * Lists the parts of a deploy. The digest of a page is that of its bytes with slices and sheets
 * filled in; it is cached until one of these changes.
 */
export function deployParts(projectRoot: string): (release: Release) => Promise<DeployParts> {
  let digests = new Map<string, string>();
  let madeWith = '';

  async function page(release: Release, path: string, entry: FileEntry): Promise<DeployFile> {
    const { sha256 } = entry;
    const read = async () => {
      const file = await release.read(path);
      if (!file) throw new NetlifyError(`${path} is not in the store.`);
      return file.bytes;
    };
    const known = digests.get(sha256);
    if (known !== undefined) return { path, sha1: known, read };
    if (hash('sha256', await readFile(release.place(entry))) !== sha256) throw damaged(path);
    return { path, sha1: hash('sha1', await read()), read };
  }

  return async (release) => {
    const all = await release.files();
    const slices = slicesOf(all);
    if (slices !== madeWith) digests = new Map();
    madeWith = slices;
    const files = new Map<string, DeployFile>();
    const next = new Map<string, string>();
    for (const [path, entry] of all) {
      if (isPage(path)) {
        const file = await page(release, path, entry);
        next.set(entry.sha256, file.sha1);
        files.set(path, file);
      } else {
        const read = () => readFile(release.place(entry));
        files.set(path, { path, sha1: entry.sha1, read });
      }
    }
    digests = next;
    const extras = await deployExtras(projectRoot);
    for (const [path, { sha1, place }] of extras.files) {
      files.set(path, { path, sha1, read: () => readFile(place) });
    }
    const strange = [...files.keys()].find((path) => /[#?]/.test(path));
    if (strange) throw new NetlifyError(`Netlify accepts no "#" or "?" in a path: ${strange}`);
    return { files: [...files.values()], bundles: extras.bundles };
  };
}
