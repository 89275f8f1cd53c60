import { graphql, type PageProps } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { CertificateView } from '../features/certificate/CertificateView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'certificate'>;

export default function CertificatePage({ data }: PageProps<Content>) {
  return <CertificateView {...data.content.data} />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query CertificatePage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
