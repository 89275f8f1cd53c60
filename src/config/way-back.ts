/**
 * A page of the personal area, and nothing else: no other site may stand where somebody is led after
 * he has signed in. Parts of a path are of letters, digits and hyphens, so no dots climb out of it.
 */
const WAY_BACK = /^\/personal\/(?:[a-z\d-]+\/)*(?:\?[\w=&%.-]*)?$/;
const LONGEST = 200;

/** Whether an address may be kept for somebody who has to sign in first. */
export const isWayBack = (url: string) => url.length <= LONGEST && WAY_BACK.test(url);
