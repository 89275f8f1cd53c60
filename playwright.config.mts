import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tests/browser/chromium.ts';
import { ports, testEnvironment } from './tests/site/site.ts';

const executablePath = await chromiumPath();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A browser on a busy machine may stop drawing for a minute; what fails twice is ours.
  retries: 1,
  reporter: [['list']],
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${ports.site}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      ...testEnvironment,
      PORT: String(ports.site),
      BACKEND_PORT: String(ports.backend),
      REGENERATOR_PORT: String(ports.regenerator),
    },
  },
});
