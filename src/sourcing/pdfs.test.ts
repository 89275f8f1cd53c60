import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { keepPdf, keptPdf } from './pdfs.ts';

const directory = tempDirectory();
const bytes = Buffer.from('%PDF-1.7\n%%EOF');
const src = `/media/upload-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.pdf`;

let server: StubServer;
let sent: { status: number; bytes: Buffer };
beforeEach(async () => {
  sent = { status: 200, bytes };
  server = await stubServer((_asked, response) => {
    response.writeHead(sent.status).end(sent.bytes);
  });
});
afterEach(() => server.stop());
const keep = () => keepPdf(src, { origin: server.origin, cacheDirectory: directory.path });

it('fetches a PDF once while it is cached', async () => {
  await keep();
  await keep();
  expect(await readFile(keptPdf(src, directory.path))).toEqual(bytes);
  expect(await readdir(directory.path)).toHaveLength(1);
  expect(server.asked.map(({ path }) => path)).toEqual([src]);
});

it.each([
  ['is missing', { status: 404, bytes: Buffer.alloc(0) }, /status 404/],
  ['is truncated', { status: 200, bytes: bytes.subarray(0, 5) }, /does not match its name/],
])('stores nothing when the PDF %s', async (_how, answer, reason) => {
  sent = answer;
  await expect(keep()).rejects.toThrow(reason);
  expect(await readdir(join(directory.path))).toEqual([]);
});
