import type { PageData } from '../../build/page-data.ts';
import type { MapSettings } from '../../client/maps/map-settings.ts';
import { routes } from '../../config/routes.ts';
import { SHOP_KINDS } from '../../config/shop-query.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { CertificateInvitation } from './CertificateInvitation.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterRow } from './FilterRow.tsx';
import { sellingShops } from './shop-lists.ts';
import { ShopFinder } from './ShopFinder.tsx';
import { ShopSamples } from './ShopSamples.tsx';
import { useShopCity } from './use-shop-city.ts';
import { useShopQuery } from './use-shop-query.ts';

const KIND_TITLES = { optician: 'Оптики', shop: 'Магазины', online: 'Интернет-магазины' } as const;

const KINDS = [
  { value: '', title: 'Все' },
  ...SHOP_KINDS.map((kind) => ({ value: kind, title: KIND_TITLES[kind] })),
];

type Props = PageData['whereBuy'] & { search: string; maps: MapSettings };

/** Shops, opticians and online shops of a city: a list first, a map on request. */
export function WhereBuyView({ intro, cities, products, search, maps }: Props) {
  const path = routes.whereBuy;
  const state = useShopQuery(path, search);
  const { query, change } = state;
  const city = useShopCity(cities, state);
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
          <Select
            label="Продукт"
            name="product"
            placeholder="Любой"
            value={query.product ?? ''}
            onChange={({ currentTarget: { value } }) => change({ product: value || null })}
            options={products.map(({ alias, title }) => ({ value: alias, label: title }))}
          />
          <FilterRow>
            <FilterChips
              legend="Где"
              name="kind"
              type="radio"
              options={KINDS}
              chosen={[query.kind ?? '']}
              onChange={(value) =>
                change({ kind: SHOP_KINDS.find((kind) => kind === value) ?? null })
              }
            />
            <FilterChips
              legend="Когда"
              name="open"
              type="checkbox"
              options={[{ value: '1', title: 'Открыто сейчас' }]}
              chosen={query.open ? ['1'] : []}
              onChange={(_value, open) => change({ open })}
            />
          </FilterRow>
        </FilterForm>
      </PageIntro>
      <Section tight>
        <ShopFinder {...state} path={path} city={city} resource={sellingShops} maps={maps} />
      </Section>
      <Section tight>
        <CertificateInvitation />
      </Section>
      <ShopSamples {...{ path, cities, maps }} />
    </>
  );
}
