/** Runs the shell examples of backend/README.md exactly as written. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'node:test';
import sharp from 'sharp';
import { makeScratch } from '../contract/scratch.ts';
import { pdfBytes } from '../examples/pdf.ts';
import { startProcess } from './backend-process.ts';
import { HOOK_SECRET, startReceiver } from './hook-receiver.ts';
import { places } from './places.ts';

const readme = readFileSync(new URL('../../backend/README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].slice(1).map(([, lines]) => lines);
const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

for (const place of places) {
  test(`${place.name}: the examples work, and the site is notified`, async () => {
    assert.equal(examples.length, 10);
    const directory = makeScratch('readme');
    const made = await place.make(directory);
    const receiver = await startReceiver();
    const backend = await startProcess({
      ...made.environment,
      CONTENT_HOOK_URL: receiver.url,
      CONTENT_HOOK_SECRET: HOOK_SECRET,
    });
    try {
      const picture = join(directory, 'icon.png');
      const size = { width: 8, height: 8, channels: 3, background: '#0a6b6e' } as const;
      writeFileSync(picture, await sharp({ create: size }).png().toBuffer());
      const pdf = join(directory, 'rules.pdf');
      writeFileSync(pdf, pdfBytes('правила'));
      const script = ['set -euo pipefail', ...examples].join('\n');
      const typed = script.replaceAll('icon.png', picture).replaceAll('rules.pdf', pdf);
      const { stdout } = await run('bash', ['-c', typed], {
        cwd: root,
        env: {
          ...process.env,
          BACKEND: backend.origin,
          TOKEN: readFileSync(join(directory, 'editor-token'), 'utf8'),
        },
        maxBuffer: 16 * 1024 * 1024,
      });
      assert.match(stdout, /"alias":"dostavka"/);
      assert.match(stdout, /"cleaned":\{"body":\["Убрано: <h1> «Скоро»"\]\}/);
      assert.match(stdout, /alt=\\"Коробка\\" width=\\"8\\" height=\\"8\\"/);
      assert.match(stdout, /"file":"\/media\/upload-[0-9a-f]{32}\.pdf","name":"oferta"/);
      await receiver.until(() =>
        receiver.taken.some(({ entity, alias }) => entity === 'pages' && alias === 'dostavka'),
      );
      assert.ok(receiver.taken.some(({ entity, id }) => entity === 'tags' && id === 1));
      assert.ok(!receiver.taken.some(({ alias }) => alias === 'akciya'));
    } finally {
      await backend.stop();
      await receiver.stop();
      await made.end();
      rmSync(directory, { recursive: true });
    }
    assert.equal(backend.complaints.join(''), '');
  });
}
