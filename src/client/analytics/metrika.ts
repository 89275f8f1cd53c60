import { routes } from '../../config/routes.ts';
import type { AnalyticsEvent, Send } from './analytics.ts';

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/** Pages that emails link to with a key, which signs in or acts for its owner. */
const KEYED: readonly string[] = [routes.auth, routes.unsubscribe, routes.review];

/** An address as counters may know it: without the query where that has a key. */
function toldUrl(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  return KEYED.some((path) => address.endsWith(path)) ? address : url;
}

/** An event without the keys in its addresses. */
const keyless = (event: AnalyticsEvent): AnalyticsEvent => ({
  ...event,
  url: toldUrl(event.url),
  ...('referrer' in event && { referrer: toldUrl(event.referrer) }),
});

/** Counts the visit by a picture: the fallback where the counter's script is blocked. */
export function showPixel(id: string): void {
  const pixel = new Image(1, 1);
  pixel.alt = '';
  pixel.dataset['counterPixel'] = '';
  // Out of the flow and invisible, but loaded.
  pixel.style.cssText = 'position:absolute;left:-9999px';
  pixel.src = `https://mc.yandex.ru/watch/${id}`;
  document.body.append(pixel);
}

type Counter = ((id: number, method: string, ...args: unknown[]) => void) & {
  a?: unknown[][];
  l?: number;
};

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
    ym?: Counter;
  }
}

/** Stands in for the counter until its script is loaded, and queues the calls. */
function standIn(): Counter {
  const counter: Counter = (...call) => {
    (counter.a ??= []).push(call);
  };
  counter.l = Date.now();
  return counter;
}

export type Visit = { readonly url: string; readonly referrer: string };

/**
 * Loads the counter; only ever called after consent. It records no sessions: only visits, named
 * clicks and goals.
 * @param visit the page to begin with; the counter itself would report its whole address, keys included.
 * @param onMissing called when the script does not load, as with blockers.
 */
export function loadMetrika(id: string, { url, referrer }: Visit, onMissing: () => void): void {
  window.ym ??= standIn();
  const options = { accurateTrackBounce: true, clickmap: false, webvisor: false, defer: true };
  window.ym(Number(id), 'init', options);
  window.ym(Number(id), 'hit', toldUrl(url), { referer: toldUrl(referrer) });
  if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  script.addEventListener('error', onMissing);
  document.head.append(script);
}

/** Every domain that a cookie may belong to: this host, and each of its parent domains. */
function domains(): string[] {
  const parts = window.location.hostname.split('.');
  return ['', ...parts.map((_part, index) => `; Domain=${parts.slice(index).join('.')}`)];
}

/** Consent withdrawn: the counter stops, and what it stored here is removed. */
export function stopMetrika(id: string): void {
  window.ym?.(Number(id), 'destruct');
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!name.startsWith('_ym')) continue;
    for (const domain of domains()) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

function tellMetrika(id: string, event: AnalyticsEvent): void {
  if (event.event === 'page') {
    window.ym?.(Number(id), 'hit', event.url, { referer: event.referrer });
    return;
  }
  const { event: kind, ...details } = event;
  const goal = event.event === 'click' ? event.label : event.goal;
  window.ym?.(Number(id), 'reachGoal', goal, { kind, ...details });
}

/**
 * Sends an event as an entry of `dataLayer`, and as a goal of the counter if there is one, without the keys of
 * emails.
 */
export function sender(id: string | null): Send {
  return (given) => {
    const event = keyless(given);
    (window.dataLayer ??= []).push(event);
    if (id) tellMetrika(id, event);
  };
}
