import type * as v from 'valibot';
import { siteReviewCommon, siteReviewSocial } from '../../contract/calls/user.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { ensureDevice } from '../client/cookies/device.ts';

/** Sends a mark for a page. */
export function sendCommonReview(review: v.InferInput<typeof siteReviewCommon.params>) {
  ensureDevice();
  return browserCall(siteReviewCommon, review);
}

/** Sends the address of a review that stands elsewhere. */
export function sendSocialReview(review: v.InferInput<typeof siteReviewSocial.params>) {
  ensureDevice();
  return browserCall(siteReviewSocial, review);
}
