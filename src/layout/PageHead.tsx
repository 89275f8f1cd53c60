import type { PageHead as Head } from '../build/compose/page.ts';
import { SHARE_SIZE } from '../config/brand.ts';
import { BRAND_NAME, titleEnd } from '../config/constants.ts';
import { structuredText } from '../ui/page/structured-data.ts';
import { useSiteUrl } from '../ui/page/use-site-url.ts';
import { OrganizationData } from './OrganizationData.tsx';

type Props = {
  url: string;
  head: Head;
  noindex?: boolean;
  /** The page has moved there; browsers follow without a script. */
  moved?: string;
};

/**
 * Title, description, canonical URL and the preview of a shared link. Rendered by Gatsby's Head
 * API.
 */
export function PageHead({ url, head, noindex = false, moved }: Props) {
  const siteUrl = useSiteUrl();
  const address = `${siteUrl}${url}`;
  const hidden = noindex || head.noindex === true;
  const robots = head.nofollow ? 'noindex, nofollow' : 'noindex';
  const { brand = BRAND_NAME } = head;
  const title = `${head.title}${titleEnd(brand)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {hidden ? <meta name="robots" content={robots} /> : <link rel="canonical" href={address} />}
      {moved !== undefined && <meta httpEquiv="refresh" content={`0; url=${moved}`} />}
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      {head.article && (
        <>
          <meta property="article:published_time" content={head.article.published} />
          <meta property="article:modified_time" content={head.modified} />
          <meta property="article:section" content={head.article.section} />
        </>
      )}
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <OrganizationData siteUrl={siteUrl} brand={brand} />
      {head.structured?.map((thing) => {
        const text = structuredText(thing, siteUrl);
        return (
          <script key={text} type="application/ld+json">
            {text}
          </script>
        );
      })}
      {head.share && (
        <>
          <meta property="og:image" content={`${siteUrl}${head.share.src}`} />
          <meta property="og:image:alt" content={head.share.alt} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
