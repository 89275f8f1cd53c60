import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { FeedbackView } from '../features/themes/FeedbackView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'themeFeedback'>;

export default function ThemeFeedbackPage({ data, location }: PageProps<Content>) {
  return <FeedbackView {...data.content.data} search={location.search} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ThemeFeedbackPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
