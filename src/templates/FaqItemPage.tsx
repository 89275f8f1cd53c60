import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { FaqItemView } from '../features/faq/FaqItemView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'faqItem'>;

export default function FaqItemPage({ data }: PageProps<Content>) {
  return <FaqItemView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query FaqItemPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
