export type ScriptOptions<Api> = {
  readonly url: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** Attempts after the first that failed. */
  readonly retries: number;
  /** What the script leaves behind once it can be used. */
  readonly ready: () => Promise<Api>;
};

/** One attempt: the element, the script's own start, and the end of patience for both. */
function attempt<Api>({ url, timeout, ready }: ScriptOptions<Api>): Promise<Api> {
  const script = document.createElement('script');
  return new Promise<Api>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`${url}: time-out`)), timeout);
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
    // A late script must not come to life after somebody else took its place.
    script.onload = null;
    script.onerror = null;
    script.remove();
    throw error;
  });
}

/**
 * Makes a loader of somebody else's script: loaded when it is first asked for, once for however
 * many ask, and asked for again by the next who comes after it failed.
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
