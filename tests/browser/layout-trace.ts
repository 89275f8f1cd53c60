import type { Page } from '@playwright/test';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.invalidationTracking',
] as const;

type Event = { name?: string; args?: { data?: { reason?: string } } };

/**
 * Records why Chromium lays out parts of a page.
 * @returns a function that ends it, and returns the different reasons.
 */
export async function traceLayout(page: Page): Promise<() => Promise<ReadonlySet<string>>> {
  const tools = await page.context().newCDPSession(page);
  const events: Event[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as Event[])));
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...CATEGORIES] },
  });
  return async () => {
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await complete;
    await tools.detach();
    return new Set(
      events.flatMap(({ name, args }) =>
        name === 'LayoutInvalidationTracking' ? [args?.data?.reason ?? ''] : [],
      ),
    );
  };
}
