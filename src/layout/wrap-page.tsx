import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './Layout.tsx';
import { placeOf } from './page-place.ts';

/** Puts every page between header and footer: the same function in the build and in the browser. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <Layout
      place={placeOf(props.path)}
      header={<Slice alias="header" />}
      footer={<Slice alias="footer" />}
    >
      {element}
    </Layout>
  );
}
