import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { DiscountShopsView } from '../features/discounts/DiscountShopsView.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useAnchor } from '../ui/links/use-anchor.ts';

type Content = PageContent<'discountShops'>;

export default function DiscountShopsPage({ data, location }: PageProps<Content>) {
  return <DiscountShopsView {...data.content.data} anchor={useAnchor()} place={location} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query DiscountShopsPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
