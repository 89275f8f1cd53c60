/**
 * How long `npm run dev` takes until a page can be read, and a source change until it is on the
 * screen, compared with a full build of the site: `npm run bench -- dev [--changes 7]
 * [--no-build]`. Changes sources of this folder and restores them; works in DATA_DIR, or
 * .data/bench/dev.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { buildSite } from '../../scripts/site-build.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    changes: { type: 'string', default: '7' },
    build: { type: 'boolean', default: true },
  },
});
const times = Number(values.changes);
const environment = readEnvironment(process.env);
const projectRoot = resolve(import.meta.dirname, '../..');
const dataDir = resolve(process.env['DATA_DIR'] || '.data/bench/dev');
const origin = `http://localhost:${environment.PORT}`;

/** A source change and its visible effect. */
type Change = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  /** @param mark a different one each time. */
  readonly to: (mark: number) => string;
  /** Runs in the page: whether the mark is visible. */
  readonly isShown: (mark: number) => boolean;
};

const changes: Change[] = [
  {
    name: 'a word of a view',
    file: 'src/features/faq/FaqView.tsx',
    from: 'title="Вопросы и&#160;ответы"',
    to: (mark) => `title="Вопросы ${mark}"`,
    isShown: (mark) => document.querySelector('h1')?.textContent === `Вопросы ${mark}`,
  },
  {
    name: 'a rule of a style',
    file: 'src/features/faq/FaqView.module.css',
    from: '.count {',
    to: (mark) => `.count {\n  outline-offset: ${mark}px;`,
    isShown: (mark) =>
      getComputedStyle(document.querySelector('[role="status"][class*="count"]') ?? document.body)
        .outlineOffset === `${mark}px`,
  },
  {
    name: 'a composer',
    file: 'src/build/compose/reference.ts',
    from: 'items: faqItems,',
    to: (mark) => `items: faqItems.map((one) => ({ ...one, question: \`${mark} линзы\` })),`,
    isShown: (mark) => document.body.textContent?.includes(`${mark} линзы`) === true,
  },
];

/** Text typed into the page's own search, which has to survive every change. */
const TYPED = 'линзы';
const FIELD = 'main input[type="search"]';

async function startDev() {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    console.log(`  | ${line}`);
    if (line.startsWith('ready: ')) break;
  }
  // Its output is not read further, and it must not block on that.
  child.stdout.resume();
  return {
    ms: performance.now() - began,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Milliseconds from saving the file to the change on the screen. */
async function measure(page: Page, change: Change): Promise<number[]> {
  const file = resolve(projectRoot, change.file);
  const before = await readFile(file, 'utf8');
  if (!before.includes(change.from)) throw new Error(`${change.file} has no «${change.from}»`);
  const taken: number[] = [];
  try {
    for (let round = 1; round <= times; round += 1) {
      const mark = 10 + round;
      const seen = page.waitForFunction(change.isShown, mark, { polling: 'raf', timeout: 120_000 });
      const began = performance.now();
      await writeFile(file, before.replace(change.from, change.to(mark)));
      await seen;
      taken.push(performance.now() - began);
      if ((await page.locator(FIELD).inputValue()) !== TYPED) {
        throw new Error(`The state of the page was lost at ${change.name}.`);
      }
    }
  } finally {
    await writeFile(file, before);
  }
  return taken;
}

const executablePath = await chromiumPath();
const dev = await startDev();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
const rows: { what: string; ms: number; 'slowest, ms'?: number; 'of a build'?: string }[] = [];
let build = NaN;
try {
  const page = await browser.newPage();
  const opened = performance.now();
  await page.goto(`${origin}/faq/`);
  rows.push({ what: 'start until ready', ms: shown(dev.ms) });
  rows.push({ what: 'first page opened', ms: shown(performance.now() - opened) });
  // The page is interactive once it responds.
  await page.locator(FIELD).fill(TYPED);
  await page.getByRole('status').getByText('Найдено').waitFor({ timeout: 60_000 });
  for (const change of changes) {
    const taken = await measure(page, change);
    rows.push({ what: change.name, ms: shown(at(taken, 0.5)), 'slowest, ms': shown(at(taken, 1)) });
  }
  if (values.build) {
    const began = performance.now();
    const restOrigin = `http://localhost:${environment.BACKEND_PORT}`;
    await buildSite({ projectRoot, restOrigin, dataDir, siteUrl: origin, log: () => {} });
    build = performance.now() - began;
  }
} finally {
  await browser.close();
  await dev.stop();
}
console.table(
  rows.map((row) => ({
    ...row,
    ...(values.build && { 'of a build': (row.ms / build).toFixed(4) }),
  })),
);
if (values.build) console.log(`A full build of the site: ${(build / 1000).toFixed(1)} s`);
