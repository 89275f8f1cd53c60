import { graphql, type SliceComponentProps } from 'gatsby';
import type { Settings } from '../../contract/schemas/settings.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import { NearCity } from './NearCity.tsx';
import { StickyDisclaimer } from './StickyDisclaimer.tsx';
import { ToTop } from './ToTop.tsx';
import { ViewPanel } from './ViewPanel.tsx';

type Content = {
  document: { entity: { item: Settings } };
  /** The year of the build: HTML and first render must not disagree on New Year's night. */
  site: { siteMetadata: { year: number; metrikaId: string } };
};

/**
 * Everything after the content as a slice, for the same reason as the header. The panel is included
 * although it depends on no settings: a slice is rendered once, not on every page.
 */
export default function FooterSlice({ data }: SliceComponentProps<Content>) {
  const settings = data.document.entity.item;
  const { year, metrikaId: counter } = data.site.siteMetadata;
  return (
    <>
      <Footer settings={settings} year={year} counter={counter} />
      <ConsentBanner counter={counter} />
      <NearCity />
      <StickyDisclaimer text={settings.footer.sticky_disclaimer} />
      <ToTop />
      <ViewPanel />
    </>
  );
}

export const query = graphql`
  query FooterSlice {
    document(key: { eq: "settings.view" }) {
      entity
    }
    site {
      siteMetadata {
        year
        metrikaId
      }
    }
  }
`;
