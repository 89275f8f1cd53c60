import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ArticleListView } from '../features/articles/ArticleListView.tsx';
import { FeedLink } from '../layout/FeedLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'articleList'>;

export default function ArticleListPage({ data }: PageProps<Content>) {
  return <ArticleListView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return (
    <>
      <PageHead url={data.content.url} head={data.content.head} />
      <FeedLink />
    </>
  );
}

export const query = graphql`
  query ArticleListPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
