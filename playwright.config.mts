import { defineConfig } from '@playwright/test';
import { LITTLE_ROOM } from './scripts/serve-site/little-room.ts';
import { chromiumPath } from './tests/browser/chromium.ts';
import { scratchRoot } from './scripts/test/scratch-root.ts';
import { isRunning, siteOrigin } from './tests/site/browsed-site.ts';
import { ports, testEnvironment } from './tests/site/site.ts';

const executablePath = await chromiumPath();

const webServer = {
  command: `node ${LITTLE_ROOM} scripts/start.ts`,
  url: `${siteOrigin}/`,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  env: {
    ...testEnvironment,
    PORT: String(ports.site),
    BACKEND_PORT: String(ports.backend),
    REGENERATOR_PORT: String(ports.regenerator),
  },
} as const;

/** Tests that bring a backend of their own: first and together, so that few of them are started. */
const WALKS = '**/*-walk.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    { name: 'walks', testMatch: WALKS },
    { name: 'pages', testMatch: '**/*.spec.ts', testIgnore: WALKS },
  ],
  fullyParallel: true,
  // One more than the cores of a small machine: while a page waits, another one works.
  workers: 3,
  forbidOnly: true,
  // What fails now and then is a fault of the site or of its test, to be found.
  retries: 0,
  reporter: [['list']],
  // Deadlines, not measures: long enough for a machine with other work.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: siteOrigin,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A tab is emptied for the next test, not made anew: a fifth of the time (docs/decisions/077).
    reuseContext: true,
    // What a worker fetches, `page.route` does not see, and a test must not find what another one has
    // read. offline.spec.ts is about it, and allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      env: { ...process.env, TMPDIR: scratchRoot },
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        // Pages live for a second: code that is optimised in it is hardly run (docs/decisions/204).
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  ...(isRunning ? {} : { webServer }),
});
