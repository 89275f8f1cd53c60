import type { PageData } from '../../build/page-data.ts';
import type { MapSettings } from '../../client/maps/map-settings.ts';
import { LENS_TYPE_KEYS } from '../../../contract/schemas/lens-types.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterRow } from './FilterRow.tsx';
import { certificateOpticians } from './shop-lists.ts';
import { ShopFinder } from './ShopFinder.tsx';
import { ShopSamples } from './ShopSamples.tsx';
import { useShopCity } from './use-shop-city.ts';
import { useShopQuery } from './use-shop-query.ts';
import { VariantList } from './VariantList.tsx';
import * as css from './MapOpticView.module.css';

type Props = PageData['mapOptic'] & { search: string; maps: MapSettings };

/** Opticians that give out trial pairs, by type of lenses; and how it works. */
export function MapOpticView({ intro, cities, types, variants, terms, search, maps }: Props) {
  const path = routes.mapOptic;
  const state = useShopQuery(path, search);
  const { query, change } = state;
  const city = useShopCity(cities, state);
  const turn = (value: string, on: boolean) =>
    change({
      types: LENS_TYPE_KEYS.filter((key) => (key === value ? on : query.types.includes(key))),
    });
  return (
    <>
      <PageIntro
        fold
        brief
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      >
        <FilterForm {...state} path={path} cities={cities} city={city}>
          <FilterRow>
            <FilterChips
              legend="Какие линзы нужны"
              name="type"
              type="checkbox"
              options={types.map(({ key, title }) => ({ value: key, title }))}
              chosen={query.types}
              onChange={turn}
            />
          </FilterRow>
        </FilterForm>
      </PageIntro>
      <Section tight>
        <ShopFinder
          {...state}
          path={path}
          city={city}
          resource={certificateOpticians}
          maps={maps}
        />
      </Section>
      {variants.length > 0 && (
        <Section tone="mist" title="Что можно примерить по&#160;сертификату">
          <VariantList variants={variants} />
        </Section>
      )}
      <Section title={terms.title}>
        <div className={css.terms}>
          <RichText html={terms.body} />
        </div>
      </Section>
      <ShopSamples {...{ path, cities, maps }} />
    </>
  );
}
