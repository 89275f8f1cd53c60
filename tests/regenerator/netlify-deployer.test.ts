/** Releases go to Netlify at a pace, within a day's budget, and until the newest is live. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { deployOnce, startDeployer, type Deployer } from '../../regenerator/publish/deployer.ts';
import { signals } from '../../system/signals.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { FEW_KEPT } from './few-kept.ts';
import { openPlace, type Place } from './netlify-place.ts';
import { NetlifyStandIn } from './stand-ins/netlify-api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let place: Place;
/** The deployer's clock: its pauses take no time, and advance the clock. */
let clock = 0;
let logged: string[];
let deployer: Deployer | null;

const PACE = { interval: 5 * MINUTE, aDay: 100 };

const options = (pace = PACE) => ({
  pace,
  siteDirectory: place.siteDirectory,
  projectRoot: place.work,
  dataDir: place.work,
  token: place.netlify.token,
  siteId: place.netlify.siteId,
  apiUrl: place.apiUrl,
  look: 1,
  now: () => clock,
  wait: async (milliseconds: number) => {
    clock += milliseconds;
  },
});

/** The condition that a test waits for. Without one the deployer's clock stands still. */
let wanted: { readonly holds: () => boolean; readonly reached: () => void } | null;
let isWanted = Promise.withResolvers<void>();

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  clock += milliseconds;
  while (!signal.aborted) {
    if (wanted && !wanted.holds()) return;
    wanted?.reached();
    wanted = null;
    await Promise.race([isWanted.promise, once(signal, 'abort')]);
  }
}

/** Resolves once the condition holds. */
async function until(holds: () => boolean): Promise<void> {
  const { promise, resolve: reached } = Promise.withResolvers<void>();
  wanted = { holds, reached };
  isWanted.resolve();
  isWanted = Promise.withResolvers();
  const deadline = AbortSignal.timeout(60_000);
  await Promise.race([
    promise,
    once(deadline, 'abort').then(() => Promise.reject(new Error(`Not in time: ${holds}`))),
  ]);
}

function start(pace = PACE): void {
  const lines = logged;
  deployer = startDeployer({ ...options(pace), log: (message) => lines.push(message), rest });
}

async function stop(): Promise<void> {
  await deployer?.stop();
  deployer = null;
}

const home = () => place.netlify.live()['index.html'];
const publish = (text: string) => place.release({ 'index.html': text });
const deploys = () => place.netlify.deploys.length;

beforeEach(async () => {
  place = await openPlace();
  clock = Date.UTC(2026, 10, 26, 12);
  logged = [];
  deployer = null;
  wanted = null;
});
afterEach(async () => {
  await stop();
  await place.close();
});

test('releases published within an interval become one deploy of the newest', async () => {
  await publish('first');
  start();
  await until(() => home() === 'first');
  const began = clock;
  await stop();
  for (const text of ['second', 'third', 'fourth']) await publish(text);
  start();
  await until(() => home() === 'fourth');
  assert.equal(deploys(), 2);
  assert.ok(clock - began >= 4 * MINUTE, 'a restart does not shorten the interval');
  assert.deepEqual(logged, []);
});

test('after a restart only a rollback or other functions cause a deploy', async () => {
  await publish('first');
  await publish('second');
  start();
  await until(() => home() === 'second');
  await stop();
  start();
  const before = clock;
  await until(() => clock > before + HOUR);
  assert.equal(deploys(), 1);

  await (await openReleases(place.siteDirectory, FEW_KEPT)).rollBack();
  await until(() => home() === 'first');
  assert.equal(deploys(), 2);

  place.write('netlify.toml', '[build]\n# other rules');
  place.bundle();
  await until(() => deploys() === 3 && place.netlify.live()['netlify.toml'] !== '[build]');
});

test('a failed deploy is retried until the served release is live, and logged once', async () => {
  const looks: boolean[] = [];
  const end = signals.deployLooked.on(({ isLive }) => looks.push(isLive));
  await publish('first');
  place.netlify.fails = true;
  start();
  await until(() => deploys() >= 3);
  await publish('second');
  place.netlify.fails = false;
  await until(() => home() === 'second' && looks.at(-1) === true);
  end();
  assert.ok(looks.length > 3 && !looks.slice(0, -1).includes(true), 'metrics count each attempt');
  assert.match(
    logged[0] ?? '',
    /did not accept the release, and is tried again: .*Invalid headers/,
  );
  assert.match(logged[1] ?? '', /has accepted release 2/);
  assert.equal(logged.length, 2);
});

test('another reason is logged, too, and so is a new failure after a manual deploy', async () => {
  await publish('first');
  place.netlify.fails = true;
  start();
  await until(() => logged.length === 1);
  place.write('edge-functions/personal.ts', 'a better guard');
  await until(() => logged.length === 2);
  assert.match(logged[1] ?? '', /is tried again: The edge functions have changed/);

  place.bundle();
  place.netlify.fails = false;
  await deployOnce(options());
  await until(() => logged.length === 3);
  assert.match(logged[2] ?? '', /What is served is live at Netlify/);
  place.netlify.fails = true;
  await publish('second');
  await until(() => logged.length === 4);
  assert.match(logged[3] ?? '', /is tried again: .*Invalid headers/);
});

test('a deploy that cannot be recorded does not begin', async () => {
  await publish('first');
  place.write('netlify-deploys.json/no-file', '');
  await assert.rejects(deployOnce(options()), /EISDIR/);
  assert.deepEqual(place.netlify.asked, []);
});

test('a rate limit that outlasts all attempts of a deploy does not end it', async () => {
  await publish('first');
  place.netlify.fault('create', ...Array<429>(15).fill(429));
  const began = clock;
  start();
  await until(() => home() === 'first');
  assert.ok(clock - began >= 13 * MINUTE);
  assert.equal(deploys(), 1, 'refused attempts do not count');
});

test('deploys have a daily budget, and the newest release follows when there is budget again', async () => {
  const pace = { interval: 0, aDay: 6 };
  await publish('0');
  const began = clock;
  start(pace);
  await until(() => home() === '0');
  await publish('1');
  await until(() => home() === '1');
  assert.ok(clock - began < HOUR, 'a third of the budget at once');
  for (const text of ['over the budget', 'the newest']) await publish(text);
  await until(() => logged.length > 0);
  assert.match(logged[0] ?? '', /Netlify takes 6 deploys a day: the next one is at/);
  await stop();
  start(pace);
  await until(() => home() === 'the newest');
  assert.ok(clock - began >= 5 * HOUR, 'the rest bit by bit, also after a restart');
  assert.equal(deploys(), 3);
});

test('a deploy that Netlify has begun counts, even if its response is invalid', async () => {
  await publish('first');
  place.netlify.fault('create', 'garbled', 'garbled');
  const began = clock;
  start({ interval: 0, aDay: 3 });
  await until(() => home() === 'first');
  assert.match(logged[0] ?? '', /is tried again: Netlify: the response is not a deploy/);
  await publish('second');
  await until(() => home() === 'second');
  assert.ok(clock - began >= 35 * HOUR);
});

test('a deploy that may have begun counts; a refused or failed request does not', async () => {
  await publish('first');
  const gone = new NetlifyStandIn();
  const apiUrl = await gone.listen();
  await gone.close();
  await assert.rejects(deployOnce({ ...options(), apiUrl }), /fetch failed/);
  place.netlify.fault('create', 429, 503, 502, 'cut');
  const began = clock;
  start({ interval: 0, aDay: 3 });
  await until(() => home() === 'first');
  const hours = (clock - began) / HOUR;
  assert.ok(hours >= 23 && hours < 25, `two counted, and made it wait for ${hours} hours`);
});

test('a site changed by a manual deploy is deployed again', async () => {
  await publish('first');
  await publish('second');
  start();
  await until(() => home() === 'second');
  const releases = await openReleases(place.siteDirectory, FEW_KEPT);
  await releases.rollBack(1, true);
  await deployOnce(options());
  assert.equal(home(), 'first');
  await releases.goOn();
  await until(() => home() === 'second');
  assert.equal(deploys(), 3);
  rmSync(join(place.work, 'netlify-deploys.json'));
  await until(() => deploys() === 4);
});

test('a manual deploy does not wait, and counts', async () => {
  await publish('first');
  await deployOnce(options());
  await publish('second');
  await deployOnce(options());
  assert.equal(home(), 'second');
  const began = clock;
  await publish('third');
  start();
  await until(() => home() === 'third');
  assert.ok(clock - began >= 4 * MINUTE);
});
