import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { FriendView } from '../features/friend/FriendView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'friend'>;

export default function FriendPage({ data }: PageProps<Content>) {
  return <FriendView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query FriendPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
