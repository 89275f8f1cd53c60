import { useSnapshot } from 'valtio';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { session } from '../../stores/session.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { DeepPanel } from '../../ui/page/DeepPanel.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Greeting } from './Greeting.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Welcome } from './Welcome.tsx';
import * as css from './RegistrationView.module.css';

type Props = PageData['registration'] & {
  /** The query of the page's URL: a friend's link contains the invitation. */
  search: string;
};

/**
 * The page after sign-in and the target of invitation links: members are welcomed and guided,
 * others learn who invites them and the bonus.
 */
export function RegistrationView({ intro, parent, club, search }: Props) {
  const { standing } = useSnapshot(session);
  return (
    <>
      <div className={css.crumbs}>
        <Breadcrumbs
          items={[{ title: 'Главная', url: routes.home }, parent, { title: intro.crumb }]}
        />
      </div>
      <DeepPanel rings="above" labelledBy="welcome" className={css.panel}>
        {standing === 'in' ? (
          <Welcome search={search} />
        ) : (
          <Greeting intro={intro} club={club} search={search} waiting={standing === null} />
        )}
      </DeepPanel>
      <Section title={standing === 'in' ? 'С\u00a0чего начать' : 'Что даёт клуб'}>
        {standing === null ? (
          <>
            <div className={css.waiting}>
              <Skeleton lines={6} label="Загружаем…" />
            </div>
            {/* Without a script nobody is signed in. */}
            <noscript>
              <NextSteps isIn={false} />
            </noscript>
          </>
        ) : (
          <NextSteps isIn={standing === 'in'} />
        )}
      </Section>
    </>
  );
}
