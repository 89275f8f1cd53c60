import type { Hono } from 'hono';
import { pageFiles } from './page.ts';

/**
 * Mounts the contract's description, which is generated on request.
 * @param isShown whether to serve the documentation page, too.
 */
export function mountDescription(app: Hono, siteUrl: string, isShown: boolean): void {
  app.get('/openapi.json', async (context) => {
    const { describeCalls } = await import('./document.ts');
    return context.json(describeCalls(siteUrl));
  });
  if (!isShown) return;
  for (const [path, file] of Object.entries(pageFiles)) app.get(path, () => file());
}
