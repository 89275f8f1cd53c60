import { graphql } from 'gatsby';
import type { PageContent } from '../build/page-content.ts';
import { ThanksView } from '../features/themes/ThanksView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Content = PageContent<'themeThanks'>;

export default function ThemeThanksPage() {
  return <ThanksView />;
}

export function Head({ data }: { data: Content }) {
  return <PageHead url={data.content.url} head={data.content.head} />;
}

export const query = graphql`
  query ThemeThanksPage($id: String!) {
    content: pageContent(id: { eq: $id }) {
      url
      head
      data
    }
  }
`;
