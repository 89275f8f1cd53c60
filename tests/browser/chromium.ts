import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import packaged from '@sparticuz/chromium';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium: Playwright's own (undefined: it finds that itself), the system's, or the one
 * in the project's packages.
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (existsSync(playwright.executablePath())) return undefined;
  return SYSTEM.find((path) => existsSync(path)) ?? packaged.executablePath();
}
