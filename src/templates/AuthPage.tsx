import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { AuthView } from '../features/auth/AuthView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'auth'>;

export default function AuthPage({ data, location }: PageProps<Content>) {
  return <AuthView {...data.content.data} search={location.search} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query AuthPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
