/**
 * Shares one read among concurrent callers. Each gets a value read after its call: a call during a read
 * shares the next one.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = () => {
    next = null;
    const begun = read().finally(() => {
      if (current === begun) current = null;
    });
    current = begun;
    return begun;
  };
  return () => {
    if (!current) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}
