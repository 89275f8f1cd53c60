import { useEffect, useLayoutEffect, useRef } from 'react';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { askedIn, leaveSearch, look, lookWhileTyping } from './search-store.ts';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';

/** The page of results. `visit` changes with every address the visitor comes to. */
export function SearchView({ visit }: { visit: unknown }) {
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(false);
  // Before the paint: on coming from another page nothing must flash. In the build it never runs.
  useLayoutEffect(() => {
    const asked = askedIn(location.search);
    const input = field.current;
    // Whoever typed into the page before it woke keeps what they typed.
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
        title="Поиск по&#160;сайту"
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Поиск' }]}
      >
        <SearchField field={field} />
      </PageIntro>
      <Section tight>
        <SearchResults />
      </Section>
    </>
  );
}
