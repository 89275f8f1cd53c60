import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { DiscountOrderView } from '../features/discounts/DiscountOrderView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'discountOrder'>;

export default function DiscountOrderPage({ data, location }: PageProps<Content>) {
  return <DiscountOrderView {...data.content.data} place={location} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query DiscountOrderPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
