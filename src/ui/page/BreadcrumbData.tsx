import type { Crumb } from './crumb.ts';
import { useInnerHtml } from '../rendering/inner-html.ts';
import { structuredText } from './structured-data.ts';
import { useSiteUrl } from './use-site-url.ts';

/** The breadcrumbs for robots. The page itself comes last and needs no URL. */
export function BreadcrumbData({ items }: { items: readonly Crumb[] }) {
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
  const text = structuredText(list, useSiteUrl());
  return <script type="application/ld+json" dangerouslySetInnerHTML={useInnerHtml(text)} />;
}
