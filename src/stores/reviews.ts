import type * as v from 'valibot';
import { siteReviewCommon, siteReviewSocial } from '../../contract/calls/user.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { ensureDevice } from '../client/cookies/device.ts';

/** Sends a rating for a page. */
export function sendCommonReview(review: v.InferInput<typeof siteReviewCommon.params>) {
  ensureDevice();
  return browserCall(siteReviewCommon, review);
}

/** Sends the URL of a review published elsewhere. */
export function sendSocialReview(review: v.InferInput<typeof siteReviewSocial.params>) {
  ensureDevice();
  return browserCall(siteReviewSocial, review);
}
