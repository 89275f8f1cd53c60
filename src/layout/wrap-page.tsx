import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import { isLive } from '../config/routes.ts';
import { Fold } from '../ui/page/Fold.tsx';
import { AfterIdle } from './AfterIdle.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { PageContent } from './PageContent.tsx';
import { PageFootnotes } from './PageFootnotes.tsx';
import { footnotesOf } from './footnotes-of.ts';
import { placeOf } from './page-place.ts';
import { RootFallback } from './RootFallback.tsx';

/** Wraps every page in header and footer: the same function in the build and in the browser. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const page = props.location.pathname;
  return (
    <ErrorBoundary page={page} fallback={() => <RootFallback />}>
      <Layout
        // By `pathname`, not `path`: in the build that one is a pattern for every page.
        place={placeOf(page)}
        live={isLive(page)}
        header={<Slice alias="header" />}
        footer={<Slice alias="footer" />}
      >
        <PageContent page={page}>
          {element}
          <Fold />
          <PageFootnotes notes={footnotesOf(props.data)} />
        </PageContent>
      </Layout>
      <AfterIdle />
    </ErrorBoundary>
  );
}
