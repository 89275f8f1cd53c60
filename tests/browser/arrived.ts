import { expect, type Page } from '@playwright/test';

/** Waits until the page of the current URL is rendered: after a link the URL changes slightly earlier. */
export const arrived = (page: Page) => expect(page.locator('html[data-leaving]')).toHaveCount(0);
