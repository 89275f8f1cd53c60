/** Netlify's edge between two builds, with a real origin of pages: our own server. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { forgetOrigin, originPage } from '../../edge-functions/lib/origin-page.ts';
import { cacheTag } from '../../regenerator/publish/cache-tags.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { BUILD_FACTS_FILE, type BuildFacts } from '../../src/config/between-builds.ts';
import { openStage, page, type Stage } from './stage.ts';

let stage: Stage;
let siteOrigin = '';
/** The Netlify build's own record; releases of the stage have revision 1. */
let facts: BuildFacts;

const site = createServer((request, reply) => {
  reply.writeHead(request.url === `/${BUILD_FACTS_FILE}` ? 200 : 404);
  reply.end(JSON.stringify(facts));
});

before(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  stage = await openStage({ cdn: 'netlify' }, { 'about/index.html': page('О нас') });
});
after(async () => {
  await stage.close();
  site.closeAllConnections();
  site.close();
  await once(site, 'close');
});
beforeEach(() => {
  forgetOrigin();
  facts = { revision: 1, query: ['type'] };
});

/** A page of the Netlify site, whose build has the same text everywhere. */
async function visit(path: string) {
  const next = async () => new Response('built');
  const origin = { origin: stage.origin, patience: 60_000 };
  const reply = await originPage(new Request(siteOrigin + path), { next }, origin);
  assert.ok(reply);
  return { reply, text: await reply.text() };
}

test('a page comes from the origin with its lifetime, its tags and its policy', async () => {
  const { reply, text } = await visit('/about/?utm_source=mail');
  assert.match(text, /<h1>О нас<\/h1>/);
  assert.match(reply.headers.get('netlify-cdn-cache-control') ?? '', /^public, max-age=3600/);
  const tags = reply.headers.get('netlify-cache-tag')?.split(',') ?? [];
  assert.ok(tags.includes(cacheTag('about/index.html')), tags.join());
  assert.match(reply.headers.get('content-security-policy') ?? '', /sha256-0/);
  assert.equal(reply.headers.get('netlify-vary'), 'query=type');
  assert.equal(reply.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
});

test('the built file is served of a page that the origin renders per visitor', async () => {
  const drawn = await stage.ask('/survey/');
  assert.match(drawn.headers.get('cache-control') ?? '', /private/);
  await drawn.text();
  const { reply, text } = await visit('/survey/');
  assert.match(text, /<h1>Опрос<\/h1>/);
  assert.match(
    reply.headers.get('netlify-cache-tag') ?? '',
    new RegExp(cacheTag('survey/index.html')),
  );
});

test('the origin handles a missing slash and a missing page', async () => {
  const moved = (await visit('/about?utm_source=mail')).reply;
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, '/about/?utm_source=mail']);
  assert.equal(moved.headers.get('netlify-cdn-cache-control'), 'no-store');
  const missing = await visit('/nowhere/');
  assert.equal(missing.reply.status, 404);
  assert.match(missing.text, /Такой страницы нет/);
});

test('a newer build takes precedence over the origin, and an editor’s rollback over the build', async () => {
  facts = { ...facts, revision: 2 };
  const { reply, text } = await visit('/about/');
  assert.equal(text, 'built');
  assert.match(
    reply.headers.get('netlify-cache-tag') ?? '',
    new RegExp(cacheTag('about/index.html')),
  );
  await stage.publish({ 'about/index.html': page('О компании') });
  await (await openReleases(stage.siteDirectory)).rollBack(undefined, true);
  assert.match((await visit('/faq/')).text, /<h1>Вопросы<\/h1>/);
});
