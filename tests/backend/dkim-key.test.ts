import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gatewaysFrom } from '../../backend/delivery/gateways.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { problemsIn } from '../unit/environment-problems.ts';

const context = {
  siteUrl: 'https://yasno.example',
  replyTo: null,
  brand: () => Promise.resolve('Ясно'),
  unsubscribe: () => null,
};

/** What is wrong with a key that is set like this. */
function problemsOf(key: Record<string, string>): readonly string[] {
  const senders = readEnvironment({
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'info@yasno.example',
    DKIM_DOMAIN: 'yasno.example',
    DKIM_SELECTOR: 'mail',
    ...key,
  });
  return problemsIn(() => gatewaysFrom(senders, context));
}

describe('the key that signs letters', () => {
  let directory: string;
  let file: string;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'yasno-test-dkim-'));
    file = join(directory, 'dkim.pem');
  });
  after(() => rmSync(directory, { recursive: true }));

  test('names the file that cannot be read, and the reason', () => {
    assert.deepEqual(problemsOf({ DKIM_KEY_FILE: file }), [
      `DKIM_KEY_FILE: ${file} cannot be read: ENOENT: no such file or directory, open '${file}'`,
    ]);
    // Node's own message has no path here.
    assert.deepEqual(problemsOf({ DKIM_KEY_FILE: directory }), [
      `DKIM_KEY_FILE: ${directory} cannot be read: EISDIR: illegal operation on a directory, read`,
    ]);
  });

  test('names the file of a key that cannot sign', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const wish = 'must be an unencrypted private key in PEM format';
    writeFileSync(file, publicKey);
    assert.deepEqual(problemsOf({ DKIM_KEY_FILE: file }), [`DKIM_KEY_FILE: ${file} ${wish}`]);
    assert.deepEqual(problemsOf({ DKIM_KEY: publicKey }), [`DKIM_KEY: ${wish}`]);
    writeFileSync(file, privateKey);
    assert.deepEqual(problemsOf({ DKIM_KEY_FILE: file }), []);
  });
});
