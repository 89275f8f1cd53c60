import { routes } from '../../config/routes.ts';

/** Which link or button of the frame was used; the specification's labels. */
export type ClickLabel = 'headerButton' | 'footerButton';

export type AnalyticsEvent =
  | { event: 'click'; label: ClickLabel; text: string; url: string }
  | { event: 'goal'; goal: 'free-trial'; text: string; url: string }
  | { event: 'goal'; goal: '404'; url: string; referrer: string }
  /** A button in the content, with the event that its editor named. */
  | { event: 'banner'; goal: string; text: string; url: string }
  /** Another page opened without loading a document; the counter cannot detect that itself. */
  | { event: 'page'; url: string; referrer: string };

export type Send = (event: AnalyticsEvent) => void;

/** Pages that emails link to with a key, which signs in or acts for its owner. */
const KEYED: readonly string[] = [routes.auth, routes.unsubscribe, routes.review];

/** An address as counters may know it: without the query where that has a key. */
export function toldUrl(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  return KEYED.some((path) => address.endsWith(path)) ? address : url;
}

/** An event without the keys in its addresses. */
const keyless = (event: AnalyticsEvent): AnalyticsEvent => ({
  ...event,
  url: toldUrl(event.url),
  ...('referrer' in event && { referrer: toldUrl(event.referrer) }),
});

/** Nobody clicks more often before answering the consent question; the oldest events matter least. */
const MOST_WAITING = 50;

/**
 * The route of events: queued in this page's memory until the visitor has answered, then sent to
 * the counters or dropped.
 */
export function createAnalytics() {
  let waiting: AnalyticsEvent[] = [];
  let send: Send | null = null;
  let refused = false;
  return {
    track(event: AnalyticsEvent) {
      const told = keyless(event);
      if (send) send(told);
      else if (!refused) waiting = [...waiting, told].slice(-MOST_WAITING);
    },
    /** The visitor agreed: queued events are sent, and every later one. */
    allow(to: Send) {
      send = to;
      refused = false;
      for (const event of waiting.splice(0)) to(event);
    },
    /** The visitor refused: queued events are dropped. */
    refuse() {
      send = null;
      refused = true;
      waiting = [];
    },
  };
}

export const analytics = createAnalytics();

/** Reports an event. Typed, so that a goal cannot lack its parameters. */
export const track: Send = (event) => analytics.track(event);

let previous: string | null = null;

/** Remembers the previous page of this site, if no document was loaded since. */
export function leftPage(url: string | undefined): void {
  if (url !== undefined) previous = url;
}

/** The referrer: the previous page of this site, otherwise the browser's value. */
export const referrer = (): string => previous ?? document.referrer;
