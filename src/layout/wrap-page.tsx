import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './Layout.tsx';

/** Puts every page between header and footer: the same function in the build and in the browser. */
export function wrapPage({ element }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <Layout header={<Slice alias="header" />} footer={<Slice alias="footer" />}>
      {element}
    </Layout>
  );
}
