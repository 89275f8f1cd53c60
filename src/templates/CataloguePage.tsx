import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { CatalogueView } from '../features/catalogue/CatalogueView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'catalogue'>;

export default function CataloguePage({ data, location }: PageProps<Content>) {
  return <CatalogueView {...data.content.data} search={location.search} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query CataloguePage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
