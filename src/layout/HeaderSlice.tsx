import { graphql, type SliceComponentProps } from 'gatsby';
import type { Settings } from '../../contract/schemas/settings.ts';
import { useCity } from '../stores/location.ts';
import { CityName } from './CityName.tsx';
import { Header } from './Header.tsx';

type Content = { document: { entity: { item: Settings } } };

/** The header as a slice: a change of the settings re-renders it once, and no page. */
export default function HeaderSlice({ data }: SliceComponentProps<Content>) {
  const city = useCity();
  return <Header settings={data.document.entity.item} city={<CityName title={city.title} />} />;
}

export const query = graphql`
  query HeaderSlice {
    document(key: { eq: "settings.view" }) {
      entity
    }
  }
`;
