import type { PageData } from '../../build/page-data.ts';
import { Fold } from '../../ui/page/Fold.tsx';
import { ArticleTeasers } from './ArticleTeasers.tsx';
import { ClubTeaser } from './ClubTeaser.tsx';
import { FreePair } from './FreePair.tsx';
import { HomeHero } from './HomeHero.tsx';
import { ProductFamilies } from './ProductFamilies.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { WhereToBuy } from './WhereToBuy.tsx';

/** The home page: the promise, the products, the free pair, the articles, the shops. */
export function HomeView({ main, catalog, articles }: PageData['home']) {
  return (
    <>
      <SignInFirst />
      <HomeHero hero={main.hero} />
      <Fold />
      <ProductFamilies catalog={catalog} />
      <FreePair freePair={main.free_pair} action={main.hero.button} />
      <ArticleTeasers words={main.articles} articles={articles} />
      <ClubTeaser loyalty={main.loyalty} />
      <WhereToBuy words={main.where_to_buy} />
    </>
  );
}
