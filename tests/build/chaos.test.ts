/**
 * Every call that the site is built from, with every kind of failure: nothing is stored, nothing of
 * the site is touched, and the reason names the call, and the field if it is one. One source is
 * pulled at a time, through its own proxy; `failures.test.ts` has the other cases.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { callNamed } from '../../contract/table.ts';
import type { Source, SourceOptions } from '../../src/sourcing/source.ts';
import { sources } from '../../src/build/sources.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { FaultProxy, type Spoil } from '../site/fault-proxy.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { openWorkshop, ports, publicDirectory, testSiteDirectory } from '../site/site.ts';
import { differences, treeOf } from '../site/tree.ts';
import { WRONG_REPLIES } from '../site/wrong-replies.ts';
import { openPuller } from './puller.ts';

/** Timeout of a response in milliseconds; there is no pause between retries. */
const PATIENCE = { timeout: 30_000, wait: () => Promise.resolve() };
const LITTLE = { ...PATIENCE, timeout: 1_500 };

/** A response with different JSON and everything else unchanged. */
const other =
  (change: (result: Record<string, unknown>) => unknown): Spoil =>
  (response, { status, headers, body }) => {
    const { etag: _, ...kept } = headers;
    const { result } = JSON.parse(body.toString());
    response.writeHead(status, kept).end(JSON.stringify({ result: change(result) }));
  };

type Fault = {
  readonly spoil: (source: Source) => Spoil;
  /** What follows the name of the call in the reason. */
  readonly says: RegExp;
  /** Whether it is an error for such a response at all. */
  readonly concerns?: (source: Source) => boolean;
  readonly patience?: typeof PATIENCE;
};

/** Empties the list, or the whole of a response without one. */
const emptied = (source: Source) =>
  other((result) => (source.items ? { ...result, [source.items]: [{}] } : {}));

const FAULTS: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(
    Object.entries(WRONG_REPLIES).map(([what, spoil]): [string, Fault] => [
      `is answered with ${what}`,
      { spoil: () => spoil, says: /^, field result.*\(upstream_contract\)$/ },
    ]),
  ),
  'gets no response': {
    spoil: () => () => {},
    says: /^: .*\(upstream_timeout\)$/,
    patience: LITTLE,
  },
  'has its connection closed': {
    spoil: () => (response) => void response.destroy(),
    says: /^: .*\(upstream\)$/,
  },
  'is answered with 500': {
    spoil: () => (response) => void response.writeHead(500).end('Error: no'),
    says: /^: status 500 without an error envelope \(upstream\)$/,
  },
  'breaks off in the middle of its response': {
    spoil:
      () =>
      (response, { status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': body.byteLength });
        response.write(body.subarray(0, body.byteLength / 2), () => response.destroy());
      },
    says: /^: .*\(upstream\)$/,
  },
  'breaks the contract': {
    spoil: emptied,
    says: /^, field result\.\w+.*\(upstream_contract\)$/,
  },
  'returns only a tenth of its entities': {
    spoil: ({ items = '' }) =>
      other((result) => {
        const all = result[items];
        assert.ok(Array.isArray(all));
        const left = all.slice(0, Math.floor(all.length / 10));
        return { ...result, [items]: left, ...('total' in result && { total: left.length }) };
      }),
    says: /^, field \w+: (?:the response is empty|\d+ entities, \d+ last time)/,
    // An empty list is an error only if it may not be empty, or was long before.
    concerns: ({ items, mayBeEmpty }) => items !== undefined && mayBeEmpty !== true,
  },
};

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
let options: SourceOptions;
let trees: Map<string, string>;
let release: unknown;

/** A source on its own, in its healthy state. */
type Stand = {
  readonly source: Source;
  readonly proxy: FaultProxy;
  readonly pull: (patience?: typeof PATIENCE) => ReturnType<ReturnType<typeof openPuller>['pull']>;
};

async function openStand(source: Source): Promise<Stand> {
  const proxy = new FaultProxy(`http://localhost:${ports.backend}`);
  const origin = await proxy.listen();
  const puller = openPuller();
  const own = { ...options, origin, sources: [source], derivations: [] };
  return { source, proxy, pull: (patience = PATIENCE) => puller.pull(own, patience) };
}

let stands: readonly Stand[];

before(async () => {
  await usePreparedSite();
  workshop = await openWorkshop();
  process.env['REST_ORIGIN'] = workshop.origin;
  ({ sourceOptions: options } = await import('../../src/build/site-config.ts'));
  stands = await Promise.all(sources.map(openStand));
  for (const { source, pull } of stands) {
    const { reasons } = await pull();
    assert.deepEqual(reasons, [], source.call);
  }
  trees = await treeOf(publicDirectory);
  release = await (await openReleases(testSiteDirectory)).current();
});
after(async () => {
  await Promise.all(stands.map(({ proxy }) => proxy.close()));
  await workshop.close();
});

async function assertStopped({ source, proxy, pull }: Stand, fault: Fault): Promise<void> {
  proxy.spoil(callNamed(source.call).path, fault.spoil(source));
  const { reasons, stored } = await pull(fault.patience).finally(() => proxy.reset());
  const [reason = 'it was not stopped', ...more] = reasons;
  const start = `The content cannot be used. call "${source.call}"`;
  assert.equal(reason.slice(0, start.length), start);
  assert.match(reason.slice(start.length), fault.says, source.call);
  assert.deepEqual([more, stored], [[], 0], source.call);
  // The next response is healthy again and is accepted.
  const next = await pull();
  assert.deepEqual(next.reasons, [], source.call);
  assert.ok(next.stored > 0, source.call);
}

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`a call that ${what} stops the build and is named in the error`, async () => {
    const concerned = stands.filter(({ source }) => fault.concerns?.(source) ?? true);
    await Promise.all(concerned.map((stand) => assertStopped(stand, fault)));
  });
}

test('no failure changes the site', async () => {
  assert.deepEqual(differences(trees, await treeOf(publicDirectory)), []);
  assert.deepEqual(await (await openReleases(testSiteDirectory)).current(), release);
});
