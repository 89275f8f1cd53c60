import { connectionOf, isSpared } from './connection.ts';

/** The link that the pointer rested on when the router took over; the browser follows it. */
let left: HTMLAnchorElement | null = null;

const knowsRules = () => HTMLScriptElement.supports?.('speculationrules') === true;

/** Tells the browser that it opens no page ahead for this visitor; see src/config/ahead.ts. */
export function spareConnection(): void {
  if (isSpared(connectionOf(navigator) ?? {})) document.documentElement.dataset['sparing'] = '';
}

/**
 * From now on the router follows links, and the browser drops the pages that it has opened ahead. Only
 * the one that the pointer rests on stays: its page may be there already, and no request is as fast.
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
