import { graphql } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ViewSettingsView } from '../features/view/ViewSettingsView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'view'>;

export default function ViewPage() {
  return <ViewSettingsView />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ViewPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
