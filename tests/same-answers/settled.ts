import { setTimeout as pause } from 'node:timers/promises';
import { compress } from '../../scripts/serve-site/compress.ts';
import { ask } from './ask.ts';

/** Milliseconds until the small copies are made. */
const PATIENCE = 30_000;

/** Files whose first readers get a copy that is soon replaced by a smaller one. */
const COPIED = ['/guide/', '/app-0a1b.js'];

const asked = (path: string, encoding: string) => ({
  ...{ name: path, by: 'bytes' as const, path, method: 'GET', status: 200 },
  headers: { 'accept-encoding': encoding },
});

async function isSmall(origin: string, path: string, encoding: 'br' | 'gzip', end: number) {
  const { bytes } = await ask(origin, asked(path, 'identity'));
  const small = await compress(bytes, encoding, false);
  while (!(await ask(origin, asked(path, encoding))).bytes.equals(small)) {
    if (Date.now() > end) throw new Error(`${path} has no small copy in ${encoding}`);
    await pause(20);
  }
}

/** Until our server has made everything that it makes behind its first readers. */
export async function settled(origin: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  // Whoever asks for a dictionary waits for the one that is being made.
  await ask(origin, asked(`/static/pages-${'a'.repeat(20)}.dictionary`, 'identity'));
  // All at once: what was written of a quick copy is sent for a second.
  await Promise.all(
    COPIED.flatMap((path) => [
      isSmall(origin, path, 'br', end),
      isSmall(origin, path, 'gzip', end),
    ]),
  );
}
