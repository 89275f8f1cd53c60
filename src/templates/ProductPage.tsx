import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ProductView } from '../features/catalogue/ProductView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'product'>;

export default function ProductPage({ data }: PageProps<Content>) {
  return <ProductView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ProductPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
