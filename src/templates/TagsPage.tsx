import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { TagsView } from '../features/articles/TagsView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'tags'>;

export default function TagsPage({ data }: PageProps<Content>) {
  return <TagsView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query TagsPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
