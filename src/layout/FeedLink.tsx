import { FEED_FILE } from '../config/constants.ts';

/** Points feed readers to the feed of new articles. */
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
