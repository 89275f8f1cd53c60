import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './OtherLibraries.module.css';

/** The other libraries, and the link to all of them. */
export function OtherLibraries({ libraries }: { libraries: PageData['linkPage']['others'] }) {
  if (libraries.length === 0) return null;
  return (
    <div data-screen="">
      <Section
        title="Другие подборки"
        more={{ title: 'Вся библиотека', url: routes.linkLibrary }}
        tone="mist"
        tight
      >
        <ul className={css.list} role="list">
          {libraries.map(({ id, url, title }) => (
            <li key={id}>
              <TextLink url={url} kind="standalone" arrow>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
