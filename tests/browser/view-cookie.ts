import type { BrowserContext } from '@playwright/test';
import type { View } from '../../src/config/view.ts';
import { siteOrigin } from '../site/browsed-site.ts';

/** Gives a browser the cookie of a visitor who has chosen a view. */
export async function chooseView(context: BrowserContext, view: View): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(view));
  await context.addCookies([{ name: 'view', value, url: siteOrigin }]);
}
