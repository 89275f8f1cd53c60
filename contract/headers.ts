/** Header that carries the device identifier on every call (section 7). */
export const DEVICE_HEADER = 'deviceUUID';
/** Header that carries the token besides `Authorization: Bearer` (section 7). */
export const TOKEN_HEADER = 'User-Api-Token';
/**
 * Names one attempt of a call that spends or earns: whoever sends it again with the same name gets
 * the first answer, and nothing happens twice.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Network address of a visitor, as the edge tells it to the backend. */
export const VISITOR_ADDRESS_HEADER = 'X-Visitor-Address';
/** Id of the city that a visitor is near, as the edge tells it: a member knows his sessions by it. */
export const VISITOR_CITY_HEADER = 'X-Visitor-City';
/** What the edge proves itself with: only with it is its word for an address believed. */
export const EDGE_SECRET_HEADER = 'X-Edge-Secret';
/** Of `POST /hooks/content`: HMAC-SHA256 of the raw body under the hooks' secret, in hex. */
export const HOOK_SIGNATURE_HEADER = 'X-Signature';
