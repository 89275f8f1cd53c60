import { randomInt } from 'node:crypto';
import { openOwnSite, type OwnSite } from '../site/own-site.ts';
import type { Place } from './real-member.ts';
import { expect as hasty, test as base } from './test.ts';

/** Each of these sites starts its own backend and edge: on a busy machine they take a while. */
export const expect = hasty.configure({ timeout: 20_000 });

/**
 * Tests against a site with its own backend, one for all such tests of a worker. They are one
 * project of playwright.config.mts: a worker that goes on to other tests stops its site.
 */
export const test = base.extend<object, { own: OwnSite }>({
  own: [
    async ({}, use) => {
      const own = await openOwnSite();
      await use(own);
      await own.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
  /** A separate backend has no pictures of offers. */
  context: async ({ context }, use) => {
    await context.route('**/media/*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await use(context);
  },
});

/** A phone that no other test uses, nor this one in another run: one phone gets one certificate. */
export const newPhone = () => `+7900${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The newest code sent to a phone. */
export async function codeFor(own: OwnSite, phone: string): Promise<string> {
  return (await own.outbox()).find(({ to, code }) => to === phone && code)?.code ?? '';
}

/** The messages about a certificate that a phone received. */
export const certificatesSent = async (own: OwnSite, phone: string) =>
  (await own.outbox()).filter(({ to, code }) => to === phone && !code);

/** Where members of this site sign in. */
export const placeOf = (own: OwnSite): Place => ({
  site: own.origin,
  backend: own.restOrigin,
  now: own.now,
  codeFor: (phone) => codeFor(own, phone),
});
