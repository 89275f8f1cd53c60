/** nginx in front of two sites, as docs/operations shows it, with stand-ins for the sites. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { freePort } from '../../scripts/ports.ts';
import { makeScratch } from '../contract/scratch.ts';
import { testNginx } from '../same-answers/nginx.ts';
import { projectRoot } from '../site/site.ts';
import { afterwards } from '../start/afterwards.ts';
import { runNginx } from './balancer.ts';

/** A site whose backends are away: pages are files, calls are refused. */
async function siteWithoutBackend(context: TestContext): Promise<number> {
  const server = createServer(({ url }, reply) => {
    reply.statusCode = url?.startsWith('/rest/') ? 503 : 200;
    reply.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(context, () => server.close());
  return (server.address() as AddressInfo).port;
}

/** The example with ports of a test, and without TLS. */
function frontOf(port: number, redirecting: number, sites: readonly [number, number]): string {
  return readFileSync(join(projectRoot, 'docs/operations/front.conf'), 'utf8')
    .replace(/^ *(?:ssl_|listen \[::\]).*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${redirecting};`)
    .replace('127.0.0.1:8888', `127.0.0.1:${sites[0]}`)
    .replace('127.0.0.1:8898', `127.0.0.1:${sites[1]}`);
}

async function frontFor(context: TestContext, nginx: string, sites: readonly [number, number]) {
  const port = await freePort();
  const directory = makeScratch('front');
  afterwards(context, () => rmSync(directory, { recursive: true }));
  const origin = `http://127.0.0.1:${port}`;
  const http = frontOf(port, await freePort(), sites);
  const front = await runNginx(nginx, directory, http, origin);
  afterwards(context, front.stop);
  return async (path: string) => (await fetch(`${origin}${path}`)).status;
}

for (const nginx of testNginx ? [testNginx] : []) {
  test('pages are still served while every call is refused', async (context) => {
    const sites = [await siteWithoutBackend(context), await siteWithoutBackend(context)] as const;
    const ask = await frontFor(context, nginx, sites);
    for (let time = 0; time < 3; time += 1) {
      assert.equal(await ask('/rest/search.content'), 503);
      assert.equal(await ask('/'), 200);
    }
  });

  test('the other site serves requests while one is down', async (context) => {
    const sites = [await freePort(), await siteWithoutBackend(context)] as const;
    const ask = await frontFor(context, nginx, sites);
    for (let time = 0; time < 4; time += 1) assert.equal(await ask('/'), 200);
  });
}
