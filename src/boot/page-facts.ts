declare global {
  interface Window {
    pagePath?: string | undefined;
    ___webpackCompilationHash?: string | undefined;
    ___chunkMapping?: object;
  }
}

/**
 * Passes Gatsby the values that it would otherwise write into each page as a script: the path that the page
 * was built for, and the build of its scripts. Here they are attributes, so that one policy covers all pages
 * (gatsby-ssr.tsx, src/build/scripts-slice.ts).
 */
export function givePageFacts(): void {
  window.pagePath = document.body.dataset['path'];
  const script = document.querySelector<HTMLElement>('script[data-build]');
  window.___webpackCompilationHash = script?.dataset['build'];
  window.___chunkMapping = {};
}
