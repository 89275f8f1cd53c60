/** Header with the device identifier, sent on every call (section 7). */
export const DEVICE_HEADER = 'deviceUUID';
/** Alternative header for the token, besides `Authorization: Bearer` (section 7). */
export const TOKEN_HEADER = 'User-Api-Token';
/**
 * Identifies one attempt of a call that spends or earns points: repeating it with the same key
 * returns the first response and has no further effect.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** A visitor's network address, sent by the edge to the backend. */
export const VISITOR_ADDRESS_HEADER = 'X-Visitor-Address';
/**
 * Id of the city nearest to the visitor, sent by the edge: members recognise their sessions by it.
 */
export const VISITOR_CITY_HEADER = 'X-Visitor-City';
/** The secret that authenticates the edge; without it, a forwarded address is not trusted. */
export const EDGE_SECRET_HEADER = 'X-Edge-Secret';
/** Key of a preview: the backend answers its regenerator as if a change were saved. */
export const PREVIEW_HEADER = 'X-Preview';
/** The CSRF token of an editor's session, sent with every change: no other site can know it. */
export const CSRF_HEADER = 'X-CSRF-Token';
/** Signature of `POST /hooks/content`: HMAC-SHA256 of the raw body with the hook secret, in hex. */
export const HOOK_SIGNATURE_HEADER = 'X-Signature';
