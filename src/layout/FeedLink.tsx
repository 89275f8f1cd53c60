import { FEED_FILE } from '../config/constants.ts';

/** Tells a reader's program of the feed of new articles. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title="Всё о&#160;зрении: новые статьи"
      href={`/${FEED_FILE}`}
    />
  );
}
