/** nginx before the built site, and our server beside it. */
import { join } from 'node:path';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { copiesFor, writeSiteFile } from '../../scripts/nginx/site-files.ts';
import { sourcesOf } from '../../scripts/nginx/site-tree.ts';
import { startNginx } from '../same-answers/nginx.ts';
import { projectRoot } from '../site/site.ts';
import { compared, requestsOf, type Asked } from './both-servers.ts';

/** Files of the release at the addresses that are asked for. */
function filesAt(asked: readonly Asked[], files: ReadonlySet<string>): string[] {
  const paths = asked.map(({ path }) => decodeURI(path).replace(/^\/|\?.*$/g, ''));
  const named = paths.map((path) => path.replace(/(^|\/)$/, '$1index.html'));
  return [...new Set(named)].filter((path) => files.has(path));
}

/** Whether nginx knows a page again, and sees at once that another has come in its place. */
async function replaced(origin: string, root: string) {
  const asked = async (known: string) => {
    const reply = await fetch(`${origin}/about/`, { headers: { 'if-none-match': known } });
    return { status: reply.status, tag: reply.headers.get('etag') ?? '', text: await reply.text() };
  };
  const first = await asked('');
  const same = await asked(first.tag);
  const other = { bytes: Buffer.from(first.text.replace('<h1', '<h2')), version: 'f00d5eed' };
  await writeSiteFile(root, 'about/index.html', other, copiesFor(false));
  const next = await asked(first.tag);
  return {
    statuses: [first, same, next].map(({ status }) => status),
    isNew: next.text === String(other.bytes),
  };
}

/**
 * nginx in front of a site that our server serves, and the differences between the two.
 * @param site the origin of our server, which has edge functions.
 */
export async function compareNginx(nginx: string, directory: string, store: string, site: string) {
  const release = await publishedSite(store).release();
  if (!release) throw new Error(`${store} has no release`);
  const sources = await sourcesOf(projectRoot, release);
  const files = new Set([...(await release.files()).keys()].toSorted());
  const asked = requestsOf(sources.headers, sources.redirects, [...files]);
  const root = join(directory, 'files');
  const copies = copiesFor(false);
  for (const path of [...filesAt(asked, files), '500.html']) {
    const file = await release.read(path);
    if (file) await writeSiteFile(root, path, file, copies);
  }
  const { origin, stop } = await startNginx(nginx, sources, { directory, root, site });
  try {
    const found = await compared(site, origin, asked);
    return { ...found, replaced: await replaced(origin, root) };
  } finally {
    await stop();
  }
}
