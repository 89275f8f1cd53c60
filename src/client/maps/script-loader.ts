export type ScriptOptions<Api> = {
  readonly url: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** Retries after the first failed attempt. */
  readonly retries: number;
  /** What the script exposes once it is usable. */
  readonly ready: () => Promise<Api>;
};

/** One attempt: the element, the script's own start, and a timeout for both. */
function attempt<Api>({ url, timeout, ready }: ScriptOptions<Api>): Promise<Api> {
  const script = document.createElement('script');
  return new Promise<Api>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`${url}: timed out`)), timeout);
    const settle = (work: () => void) => {
      clearTimeout(patience);
      work();
    };
    script.onload = () => {
      ready().then(
        (api) => settle(() => resolve(api)),
        (error: unknown) => settle(() => reject(error)),
      );
    };
    script.onerror = () => settle(() => reject(new Error(`${url}: could not be loaded`)));
    script.async = true;
    script.src = url;
    document.head.append(script);
  }).catch((error: unknown) => {
    // A late script must not start after another attempt has replaced it.
    script.onload = null;
    script.onerror = null;
    script.remove();
    throw error;
  });
}

/**
 * Creates a loader of a third-party script: loaded on the first call, once for any number of
 * callers, and requested again by the next call after a failure.
 */
export function scriptLoader<Api>(options: ScriptOptions<Api>): () => Promise<Api> {
  let loading: Promise<Api> | null = null;

  const load = async (): Promise<Api> => {
    for (let left = options.retries; ; left -= 1) {
      try {
        return await attempt(options);
      } catch (error) {
        if (left <= 0) throw error;
      }
    }
  };

  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
