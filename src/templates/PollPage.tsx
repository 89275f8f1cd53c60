import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { SurveyView } from '../features/survey/SurveyView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'poll'>;

export default function PollPage({ data }: PageProps<Content>) {
  return <SurveyView {...data.content.data} kind="poll" />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query PollPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
