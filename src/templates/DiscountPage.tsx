import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { DiscountView } from '../features/discounts/DiscountView.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useAnchor } from '../ui/links/use-anchor.ts';

type Content = PageContent<'discount'>;

export default function DiscountPage({ data }: PageProps<Content>) {
  return <DiscountView {...data.content.data} anchor={useAnchor()} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query DiscountPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
