/**
 * Ends this process with the one that started it: nobody else is left to stop it. To be called
 * before anything is waited for, because the news comes once.
 */
export function endWithParent(stop: () => void): void {
  process.on('disconnect', stop);
  // Whoever started this may be gone before the first line of it runs.
  if (process.send !== undefined && !process.connected) stop();
}
