import { useMemo } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { indexCities } from '../../config/city-search.ts';
import { routes } from '../../config/routes.ts';
import { CityButtons } from '../../layout/CityButtons.tsx';
import { groupByLetter } from '../../layout/city-groups.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { CitySamples } from './CitySamples.tsx';
import { CitySearch } from './CitySearch.tsx';
import { LiveCityMatches } from './LiveCityMatches.tsx';
import * as css from './CityListView.module.css';

type Props = PageData['cityList'] & { search: string };

/** All cities by first letter, as buttons of one form: a city is chosen without a script. */
export function CityListView({ intro, cities, search }: Props) {
  const index = useMemo(() => indexCities(cities), [cities]);
  const groups = groupByLetter(index);
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      >
        <CitySearch />
      </PageIntro>
      <Section tight>
        <form action={routes.cityChoose} method="post" className={css.groups}>
          <LiveCityMatches index={index} search={search} />
          <nav aria-label="Первые буквы" className={css.letters}>
            {groups.map(({ letter }) => (
              <a key={letter} href={`#letter-${letter}`} className={css.jump}>
                {letter}
              </a>
            ))}
          </nav>
          {groups.map(({ letter, cities: members }) => (
            <section key={letter} id={`letter-${letter}`} className={css.group}>
              <h2 className={css.letter}>{letter}</h2>
              <CityButtons cities={members} />
            </section>
          ))}
        </form>
      </Section>
      <CitySamples />
    </>
  );
}
