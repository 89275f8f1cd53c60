import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { RegistrationView } from '../features/friend/RegistrationView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'registration'>;

export default function RegistrationPage({ data, location }: PageProps<Content>) {
  return <RegistrationView {...data.content.data} search={location.search} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query RegistrationPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
