/** The editor's screen as the backend serves it. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Hono } from 'hono';
import { mountScreen } from '../../backend/screen/screen.ts';
import { MAPS_PLACE, NONCE_PLACE } from '../../src/config/editor-screen.ts';
import { makeScratch } from '../contract/scratch.ts';

describe('the screen', () => {
  const app = new Hono();
  let directory = '';

  before(() => {
    directory = makeScratch('screen');
    mountScreen(app, directory);
  });
  after(() => rmSync(directory, { recursive: true }));

  test('waits for its first build', async () => {
    const reply = await app.request('/admin/');
    assert.equal(reply.status, 202);
    assert.equal(reply.headers.get('retry-after'), '5');
    assert.match(await reply.text(), /Редакция собирается/);
  });

  test('serves one document at all its addresses, with a new nonce each time', async () => {
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), `<style nonce="${NONCE_PLACE}"></style>`);
    const nonces = new Set<string>();
    for (const address of ['/admin/', '/admin/articles/7', '/admin/password/']) {
      const reply = await app.request(address);
      const [, nonce = ''] = /nonce="([\w-]{20,})"/.exec(await reply.text()) ?? [];
      const policy = reply.headers.get('content-security-policy') ?? '';
      assert.ok(policy.includes(`style-src 'self' 'nonce-${nonce}'`), policy);
      assert.doesNotMatch(policy, /unsafe/);
      assert.equal(reply.headers.get('x-robots-tag'), 'noindex');
      assert.equal(reply.headers.get('cache-control'), 'no-store');
      nonces.add(nonce);
    }
    assert.equal(nonces.size, 3);
  });

  test('loads nothing from other origins without a map', async () => {
    const { headers } = await app.request('/admin/');
    const policy = headers.get('content-security-policy') ?? '';
    assert.doesNotMatch(policy, /https?:/);
    assert.equal(headers.get('referrer-policy'), 'same-origin');
  });

  test('gets the configured map, and may load its tiles and nothing else', async () => {
    const mapped = new Hono();
    mountScreen(mapped, directory, {
      MAP_TILES_URL: 'https://{s}.tiles.example.ru/{z}/{x}/{y}.png',
      MAP_TILES_CREDIT: 'Карты "Мы" <b>',
    });
    writeFileSync(join(directory, 'index.html'), `<meta name="maps" content="${MAPS_PLACE}">`);
    const reply = await mapped.request('/admin/shops/1');
    const [, written = ''] = /content="([^"]*)"/.exec(await reply.text()) ?? [];
    assert.doesNotMatch(written, /</);
    assert.deepEqual(JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&lt;', '<')), {
      yandexKey: '',
      tilesUrl: 'https://{s}.tiles.example.ru/{z}/{x}/{y}.png',
      tilesCredit: 'Карты "Мы" <b>',
    });
    const policy = reply.headers.get('content-security-policy') ?? '';
    assert.match(policy, /img-src 'self' blob: data: https:\/\/\*\.tiles\.example\.ru;/);
    assert.match(policy, /script-src 'self';/);
    assert.match(policy, /connect-src 'self';/);
    assert.equal(reply.headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
  });

  test('serves its files as immutable, and none outside its folder', async () => {
    writeFileSync(join(directory, 'assets/index-abc.js'), 'export {};');
    writeFileSync(join(directory, 'secret.js'), 'no');
    const file = await app.request('/admin/assets/index-abc.js');
    assert.equal(file.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.match(file.headers.get('cache-control') ?? '', /immutable/);
    for (const name of ['%2e%2e%2fsecret.js', 'index-abc.map', 'missing.js']) {
      assert.equal((await app.request(`/admin/assets/${name}`)).status, 404, name);
    }
  });

  test('redirects to its address with a trailing slash', async () => {
    const reply = await app.request('/admin');
    assert.deepEqual([reply.status, reply.headers.get('location')], [308, '/admin/']);
  });
});
