import { graphql, type SliceComponentProps } from 'gatsby';
import type { Settings } from '../../contract/schemas/settings.ts';
import type { CityTitle } from '../build/page-data.ts';
import { Header } from './Header.tsx';

type Content = {
  document: { entity: { item: Settings } };
  popularCities: { cities: CityTitle[] };
};

/** The header as a slice: a change of the settings re-renders it once, and no page. */
export default function HeaderSlice({ data }: SliceComponentProps<Content>) {
  return <Header settings={data.document.entity.item} popular={data.popularCities.cities} />;
}

export const query = graphql`
  query HeaderSlice {
    document(key: { eq: "settings.view" }) {
      entity
    }
    popularCities {
      cities
    }
  }
`;
