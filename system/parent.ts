/**
 * Ends this process together with its parent: nothing else would stop it. Call it before anything
 * asynchronous, because the event comes only once.
 */
export function endWithParent(stop: () => void): void {
  process.on('disconnect', stop);
  // The parent may be gone before the first line of this process runs.
  if (process.send !== undefined && !process.connected) stop();
}
