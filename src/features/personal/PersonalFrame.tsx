import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { personalSections, type PersonalSection } from '../../config/personal-sections.ts';
import { routes } from '../../config/routes.ts';
import { session } from '../../stores/session.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import type { Crumb } from '../../ui/page/crumb.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { PersonalArea } from '../../ui/links/personal-area.ts';
import { MemberCard } from './MemberCard.tsx';
import { NoMember } from './NoMember.tsx';
import { NoScript } from './NoScript.tsx';
import * as css from './PersonalFrame.module.css';
import { PersonalMenu } from './PersonalMenu.tsx';
import { AREA_TITLE, titleOf } from './section-title.ts';
import { WaitingHeading } from './WaitingHeading.tsx';

type Props = {
  section: PersonalSection;
  /** For a page below its section: one offer, one form. The section is then its breadcrumb. */
  title?: string;
  lead?: string;
  /** The title and the lead come with the data: until then their space is reserved. */
  waiting?: boolean;
  children: ReactNode;
};

function crumbsOf(section: PersonalSection, title: string | undefined): Crumb[] {
  const home = { title: 'Главная', url: routes.home };
  if (section === 'main') return [home, { title: AREA_TITLE }];
  const { title: own, url } = personalSections[section];
  const area = { title: AREA_TITLE, url: routes.personal };
  return title === undefined
    ? [home, area, { title: own }]
    : [home, area, { title: own, url }, { title }];
}

/** The content of the page, or who it is for if nobody is signed in. */
function OfMember({ children }: { children: ReactNode }) {
  const { standing } = useSnapshot(session);
  return standing === 'out' ? <NoMember /> : children;
}

/**
 * The frame of every page of the personal area: the menu of sections, the member, and the page's
 * heading. The built page contains this and placeholders, but no personal data
 * (docs/decisions/037). If nobody is signed in, it says so instead of the page.
 */
export function PersonalFrame({ section, title, lead, waiting = false, children }: Props) {
  const heading = title ?? titleOf(section);
  return (
    <PersonalArea value>
      <div className={css.root}>
        <Breadcrumbs items={crumbsOf(section, title)} />
        <div className={css.columns}>
          <aside className={css.side} aria-label={AREA_TITLE} data-screen="">
            <MemberCard />
            <details className={css.folded} key={section}>
              <summary className={css.open}>
                <span>Разделы кабинета</span>
                <Icon name="chevron" className={css.chevron} />
              </summary>
              <PersonalMenu section={section} />
            </details>
            <div className={css.whole}>
              <PersonalMenu section={section} />
            </div>
          </aside>
          <div className={css.page}>
            {waiting ? (
              <WaitingHeading title={heading} />
            ) : (
              <>
                <h1>{heading}</h1>
                {lead !== undefined && <p className={css.lead}>{lead}</p>}
              </>
            )}
            <NoScript />
            <div className={css.alive}>
              <OfMember>{children}</OfMember>
            </div>
          </div>
        </div>
      </div>
    </PersonalArea>
  );
}
