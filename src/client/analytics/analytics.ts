/** Which link or button of the frame was used; the specification's labels. */
export type ClickLabel = 'headerButton' | 'footerButton';

export type AnalyticsEvent =
  | { event: 'click'; label: ClickLabel; text: string; url: string }
  | { event: 'goal'; goal: 'free-trial'; text: string; url: string }
  | { event: 'goal'; goal: '404'; url: string; referrer: string }
  /** A button of the content, with the event its editor named. */
  | { event: 'banner'; goal: string; text: string; url: string }
  /** Another page opened without loading a document; the counter cannot see that by itself. */
  | { event: 'page'; url: string; referrer: string };

export type Send = (event: AnalyticsEvent) => void;

/** Nobody clicks more often before answering one question; the oldest would say least. */
const MOST_WAITING = 50;

/**
 * Where events go: nowhere but this page's memory until the visitor has answered, then to the
 * counters or to nobody.
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
    /** The visitor agreed: what waited goes out, and everything from now on. */
    allow(to: Send) {
      send = to;
      refused = false;
      for (const event of waiting.splice(0)) to(event);
    },
    /** The visitor refused: what waited is forgotten. */
    refuse() {
      send = null;
      refused = true;
      waiting = [];
    },
  };
}

export const analytics = createAnalytics();

/** Tells that something happened. Typed, so that a goal cannot lack what it is to report. */
export const track: Send = (event) => analytics.track(event);

let previous: string | null = null;

/** Remembers the page of this site that was left, when no document was loaded since. */
export function leftPage(url: string | undefined): void {
  if (url !== undefined) previous = url;
}

/** Where the visitor came from: the page of this site before, else what the browser tells. */
export const referrer = (): string => previous ?? document.referrer;
