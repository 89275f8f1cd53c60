import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { InstructionsView } from '../features/instructions/InstructionsView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'instructions'>;

export default function InstructionsPage({ data }: PageProps<Content>) {
  return <InstructionsView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query InstructionsPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
