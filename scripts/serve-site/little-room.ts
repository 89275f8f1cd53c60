/**
 * How Node runs a site server. A page that was made for one visitor passes through it as a few hundred
 * kilobytes outside of the heap. With the usual room for new objects V8 seldom clears it, finds
 * megabytes of such pages, and begins to mark the whole heap: a third of all work. With little room
 * they are gone at once (docs/decisions/080).
 */
export const LITTLE_ROOM = '--max-semi-space-size=4';
