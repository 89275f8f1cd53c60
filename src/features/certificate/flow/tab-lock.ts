const NAME = 'certificate';

/**
 * Waits until no other tab of the site holds the lock. A closed tab releases it automatically. In
 * browsers without locks every tab works, and the backend's own rules prevent conflicts.
 */
export async function tabLock(signal: AbortSignal): Promise<() => void> {
  // Missing on pages without https, where the site may be tried out.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(NAME, { signal }, () => new Promise<void>((release) => resolve(() => release())))
      .catch(reject);
  });
}
