import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { DiscountListView } from '../features/discounts/DiscountListView.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useAnchor } from '../ui/links/use-anchor.ts';

type Content = PageContent<'discountList'>;

export default function DiscountListPage({ data }: PageProps<Content>) {
  return <DiscountListView {...data.content.data} anchor={useAnchor()} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query DiscountListPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
