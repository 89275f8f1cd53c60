import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { SingleView } from '../features/certificate/SingleView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'certificateSingle'>;

export default function CertificateSinglePage({ data }: PageProps<Content>) {
  return <SingleView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query CertificateSinglePage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
