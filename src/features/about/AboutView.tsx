import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { AboutBanners } from './AboutBanners.tsx';
import { AboutFacts } from './AboutFacts.tsx';
import { AboutPromises } from './AboutPromises.tsx';
import { AboutValues } from './AboutValues.tsx';

/** The page about the maker: the promises, the numbers, the values, and where to begin. */
export function AboutView({ page, brand }: PageData['about']) {
  return (
    <>
      <PageIntro
        title={page.title}
        lead={page.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'О\u00a0нас' }]}
      />
      <AboutPromises items={page.top_banner.items} />
      <AboutFacts facts={page.facts} brand={brand} />
      <AboutValues values={page.values} />
      <AboutBanners banners={page.banners} />
    </>
  );
}
