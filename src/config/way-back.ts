/**
 * A page of the personal area, and nothing else: the redirect after sign-in must not lead to
 * another site. Path segments consist of letters, digits and hyphens, so no dots can leave the
 * area.
 */
const WAY_BACK = /^\/personal\/(?:[a-z\d-]+\/)*(?:\?[\w=&%.-]*)?$/;
const LONGEST = 200;

/** Whether a URL may be stored as the return URL of a sign-in. */
export const isWayBack = (url: string) => url.length <= LONGEST && WAY_BACK.test(url);
