import assert from 'node:assert/strict';
import * as calls from '../../contract/calls/user.ts';
import { givePoints } from './club-rows.ts';
import type { Site } from './site.ts';
import { signIn } from './stubs.ts';

/**
 * Members who spend their points, from a certain moment on.
 * @param phones the first eight characters of their numbers; those of no other file.
 */
export function buyersAt(site: () => Site, start: Date, phones: string) {
  let people = 0;
  return {
    async member(points = 1_000) {
      const phone = `${phones}${String((people += 1)).padStart(4, '0')}`;
      const { user, headers } = await signIn(site().db, start, phone);
      if (points > 0) await givePoints(site().db, user.id, points, start);
      site().setNow(start);
      return { id: user.id, headers };
    },
    async orderOf(orderId: number, headers: HeadersInit) {
      const { items } = await site().result(calls.orders, {}, headers);
      return items.find(({ id }) => id === orderId) ?? assert.fail();
    },
  };
}
