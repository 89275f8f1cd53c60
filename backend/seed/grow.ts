import type { SeedArticle } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The latest day among the written articles; generated ones go back in time from the first. */
const FIRST_DAY = Date.UTC(2024, 0, 31);

/**
 * The same articles, repeated up to `total`: for load tests, not for reading. Deterministic:
 * article N is the same whatever the total is.
 */
export function growArticles(written: readonly SeedArticle[], total: number): SeedArticle[] {
  const grown = [...written];
  for (let number = written.length; number < total; number += 1) {
    const origin = written[number % written.length];
    if (!origin) throw new Error('There is no article to generate from');
    const round = Math.floor(number / written.length) + 1;
    grown.push({
      ...origin,
      alias: `${origin.alias}-${round}`,
      title: `${origin.title}, часть ${round}`,
      lead: `Часть ${round}. ${origin.lead}`,
      published: new Date(FIRST_DAY - number * (DAY / 4)).toISOString().slice(0, 10),
    });
  }
  return grown;
}
