import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { FaqView } from '../features/faq/FaqView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'faq'>;

export default function FaqPage({ data }: PageProps<Content>) {
  return <FaqView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query FaqPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
