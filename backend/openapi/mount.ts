import type { Hono } from 'hono';
import { pageFiles } from './page.ts';

/**
 * Routes of the contract's description, which is put together when somebody asks for it.
 * @param isShown with the page that shows it to people.
 */
export function mountDescription(app: Hono, siteUrl: string, isShown: boolean): void {
  app.get('/openapi.json', async (context) => {
    const { describeCalls } = await import('./document.ts');
    return context.json(describeCalls(siteUrl));
  });
  if (!isShown) return;
  for (const [path, file] of Object.entries(pageFiles)) app.get(path, () => file());
}
