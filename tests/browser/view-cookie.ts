import type { BrowserContext } from '@playwright/test';
import type { View } from '../../src/config/view.ts';
import { siteOrigin } from '../site/browsed-site.ts';

/** Makes a browser that of a visitor who has chosen how to see the site. */
export async function chooseView(context: BrowserContext, view: View): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(view));
  await context.addCookies([{ name: 'view', value, url: siteOrigin }]);
}
