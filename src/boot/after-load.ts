/** Runs `work` when everything that the page came with has loaded, which may have been before. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}
