import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { askedIn, leaveSearch, look, lookWhileTyping } from './search-store.ts';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';

/** The results page. `visit` changes with every URL that the visitor comes to. */
export function SearchView({ intro, visit }: PageData['search'] & { visit: unknown }) {
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(false);
  // Before the paint: when coming from another page nothing must flash. It never runs in the build.
  useLayoutEffect(() => {
    const asked = askedIn(location.search);
    const input = field.current;
    // Text typed before hydration stays.
    const typing = !known.current && input === document.activeElement && input?.value !== '';
    known.current = true;
    look(asked);
    if (input && !typing) input.value = asked.query;
    else if (input && input.value !== asked.query) lookWhileTyping(input.value);
  }, [visit]);
  useEffect(() => leaveSearch, []);
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        brief
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      >
        <SearchField field={field} />
      </PageIntro>
      <Section tight>
        <SearchResults />
      </Section>
    </>
  );
}
