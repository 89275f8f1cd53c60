/**
 * `npm run pictures`: takes the screenshots of the README (docs/pictures) from the running
 * `npm start`, on a phone 360 px wide.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts';
import { chromiumPath } from './chromium.ts';
import { assertRunning } from '../../scripts/running-site.ts';
import { StopError } from '../../system/stop-error.ts';

const FOLDER = 'docs/pictures';
const PICTURES = { home: '/', article: '/articles/narusheniya-zreniya/astigmatizm/' } as const;

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
  // No animation may be running. The cookie question only appears after scrolling.
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

/** The README is read on phones, too. */
const MOST_BYTES = 60_000;
const QUALITIES = [82, 74, 66, 58, 50];

/** Waits for fonts and for every picture on the first screen. */
const whole = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(seen.map((image) => image.decode()));
  });

/** @returns the picture in the best quality that is small enough. @throws StopError if there is none. */
async function small(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length < MOST_BYTES) return webp;
  }
  throw new StopError(
    `The picture of ${name} is larger than ${MOST_BYTES} bytes at every quality.`,
  );
}

async function run(): Promise<void> {
  const { PORT } = readEnvironment(process.env);
  await assertRunning(PORT);
  await mkdir(FOLDER, { recursive: true });
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage(PHONE);
    for (const [name, path] of Object.entries(PICTURES)) {
      await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'load' });
      await whole(page);
      const webp = await small(await page.screenshot(), name);
      await writeFile(`${FOLDER}/${name}.webp`, webp);
      console.log(`${FOLDER}/${name}.webp: ${(webp.length / 1000).toFixed(0)} kB`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StopError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
