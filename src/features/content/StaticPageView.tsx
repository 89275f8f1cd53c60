import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { DocumentNote } from './DocumentNote.tsx';
import { OtherPages } from './OtherPages.tsx';
import * as css from './StaticPageView.module.css';

/** A text page, such as the club's rules, with links to the other ones. */
export function StaticPageView({ page, pages, parent }: PageData['staticPage']) {
  return (
    <>
      <PageIntro
        title={page.title}
        lead={page.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: page.title }]}
      >
        {page.document ? <DocumentNote document={page.document} /> : undefined}
      </PageIntro>
      <Section>
        <div className={css.columns}>
          <RichText html={page.body} />
          <OtherPages pages={pages.filter(({ id }) => id !== page.id)} />
        </div>
      </Section>
    </>
  );
}
