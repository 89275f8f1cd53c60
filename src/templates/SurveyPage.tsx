import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { SurveyView } from '../features/survey/SurveyView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'survey'>;

export default function SurveyPage({ data }: PageProps<Content>) {
  return <SurveyView {...data.content.data} kind="survey" />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query SurveyPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
