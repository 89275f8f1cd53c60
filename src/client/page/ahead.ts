import { connectionOf, isSpared } from './connection.ts';

/** The link that was under the pointer when the router took over; the browser follows it. */
let left: HTMLAnchorElement | null = null;

const knowsRules = () => HTMLScriptElement.supports?.('speculationrules') === true;

/** Tells the browser not to prerender pages for this visitor; see src/config/ahead.ts. */
export function spareConnection(): void {
  if (isSpared(connectionOf(navigator) ?? {})) document.documentElement.dataset['sparing'] = '';
}

/**
 * From now on the router follows links, and the browser drops its prerendered pages. Only the link under the
 * pointer is left to the browser: its page may be ready, and no request is as fast.
 */
export function takeOverLinks(): void {
  const { dataset } = document.documentElement;
  const pointed =
    knowsRules() && !('sparing' in dataset)
      ? document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :active)')
      : null;
  if (pointed) {
    left = pointed;
    pointed.dataset['ahead'] = '';
    const giveUp = () => {
      left = null;
      delete pointed.dataset['ahead'];
    };
    pointed.addEventListener('mouseleave', giveUp, { once: true });
  }
  dataset['routed'] = '';
}

/** Whether the browser follows the link to this address. */
export const isLeftToBrowser = (address: URL): boolean => left?.href === address.href;
