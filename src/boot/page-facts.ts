declare global {
  interface Window {
    pagePath?: string | undefined;
    ___webpackCompilationHash?: string | undefined;
    ___chunkMapping?: object;
  }
}

/**
 * Gives Gatsby what it would write into each page as a script: the path that the page was built
 * for, and from which build its scripts are. Here they stand in attributes, so that one policy
 * serves all pages (gatsby-ssr.tsx, src/build/scripts-slice.ts).
 */
export function givePageFacts(): void {
  window.pagePath = document.body.dataset['path'];
  const script = document.querySelector<HTMLElement>('script[data-build]');
  window.___webpackCompilationHash = script?.dataset['build'];
  window.___chunkMapping = {};
}
