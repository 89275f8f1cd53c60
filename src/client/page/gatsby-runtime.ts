/** A loaded page; one that failed to load has `error`, with or without a reason. */
export type LoadedPage = { readonly status?: string; readonly error?: unknown };

type NavigateOptions = { state?: unknown; replace?: boolean };

/** Gatsby's runtime on `window`; read only here, in stores/navigation.ts and in layout/prefetch.ts. */
declare global {
  interface Window {
    ___navigate: (to: string | number, options?: NavigateOptions) => void;
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync: (
        path: string,
        options?: { withErrorDetails?: boolean },
      ) => LoadedPage | undefined;
    };
  }
}

export type Navigate = Window['___navigate'];

/** True for a page that cannot be shown. */
export function isBroken(page: LoadedPage | undefined): boolean {
  return !page || page.status === 'error';
}

/** Opens a page of the site without reloading the document, for code that renders nothing. */
export function openPage(url: string, options?: NavigateOptions): void {
  window.___navigate(url, options);
}
