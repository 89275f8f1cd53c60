/**
 * Node's flag for a site server. A page for a single visitor passes through it as a few hundred
 * kilobytes outside the heap. With the usual size of the young generation V8 rarely collects it,
 * finds megabytes of such pages, and starts to mark the whole heap: a third of all work. In a small
 * young generation they are collected immediately (docs/decisions/080).
 */
export const LITTLE_ROOM = '--max-semi-space-size=4';
