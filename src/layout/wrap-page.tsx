import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import { AfterIdle } from './AfterIdle.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { PageContent } from './PageContent.tsx';
import { RootFallback } from './RootFallback.tsx';

/** Puts every page between header and footer: the same function in the build and in the browser. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const page = props.location.pathname;
  return (
    <ErrorBoundary page={page} fallback={() => <RootFallback />}>
      <Layout header={<Slice alias="header" />} footer={<Slice alias="footer" />}>
        <PageContent page={page}>{element}</PageContent>
      </Layout>
      <AfterIdle />
    </ErrorBoundary>
  );
}
