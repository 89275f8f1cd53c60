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
      if (send) send(event);
      else if (!refused) waiting = [...waiting, event].slice(-MOST_WAITING);
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
