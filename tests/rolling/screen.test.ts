/** The editor's screen behind the balancer of docs/operations, while hosts have different builds of it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { freePort } from '../../scripts/ports.ts';
import { makeScratch } from '../contract/scratch.ts';
import { testNginx } from '../same-answers/nginx.ts';
import { afterwards } from '../start/afterwards.ts';
import { startBalancer } from './balancer.ts';

/** A backend with one file of the screen. */
async function backendWith(context: TestContext, file: string): Promise<number> {
  const server = createServer(({ url }, reply) => {
    reply.statusCode = url === `/admin/assets/${file}` ? 200 : 404;
    reply.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(context, () => server.close());
  return (server.address() as AddressInfo).port;
}

for (const nginx of testNginx ? [testNginx] : []) {
  test('a file comes from the backend that has it', async (context) => {
    const backends = await Promise.all(
      ['index-old.js', 'index-old.js', 'index-new.js'].map((file) => backendWith(context, file)),
    );
    const directory = makeScratch('screen-balancer');
    afterwards(context, () => rmSync(directory, { recursive: true }));
    const { origin, stop } = await startBalancer(nginx, directory, await freePort(), backends);
    afterwards(context, stop);
    const ask = async (name: string) => (await fetch(`${origin}/admin/assets/${name}`)).status;
    for (let time = 0; time < 6; time += 1) assert.equal(await ask('index-new.js'), 200);
    assert.equal(await ask('index-lost.js'), 404);
  });
}
