import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { htmlFile } from '../../../regenerator/gatsby/gatsby.ts';
import { publishedSite } from '../../../regenerator/publish/published-site.ts';

/** The files that readers get from a published site. */
export function readersOf(siteDirectory: string) {
  const site = publishedSite(siteDirectory);

  async function release() {
    const now = await site.release();
    assert.ok(now, 'nothing is published');
    return now;
  }

  async function text(path: string): Promise<string> {
    const file = await (await release()).read(path);
    return file ? file.bytes.toString() : '';
  }

  return {
    /** A page's own bytes; empty if there is none. */
    page: (url: string) => text(htmlFile(url)),
    /** A file of any kind; empty if there is none. */
    bytes: async (path: string): Promise<Uint8Array> =>
      (await (await release()).read(path))?.bytes ?? new Uint8Array(),
    /** Hashes of all files by path, computed from what a reader would get. */
    async files(): Promise<Map<string, string>> {
      const now = await release();
      const files = new Map<string, string>();
      for (const path of (await now.files()).keys()) {
        files.set(path, hash('sha256', (await now.read(path))?.bytes ?? ''));
      }
      return files;
    },
    /** Files that contain a text: pages, their data, the feed. */
    async saying(words: string): Promise<string[]> {
      const paths = [...(await (await release()).files()).keys()];
      const written = paths.filter((path) => /\.(?:html|json|xml|txt)$/.test(path));
      const found: string[] = [];
      for (const path of written) if ((await text(path)).includes(words)) found.push(path);
      return found;
    },
  };
}

export type Readers = ReturnType<typeof readersOf>;
