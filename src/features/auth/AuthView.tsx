import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { SignInForm } from '../../layout/auth/SignInForm.tsx';
import { session } from '../../stores/session.ts';
import { goToStep, resetSignIn, signInFlow, type SignInStep } from '../../stores/sign-in-flow.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Benefits } from './Benefits.tsx';
import { letterLink } from './letter-link.ts';
import { NoScript } from './NoScript.tsx';
import { SignedIn } from './SignedIn.tsx';
import * as css from './AuthView.module.css';

/** Steps that a link in an email opens, and those that a new password may need: a consent, or another link. */
const OF_A_LETTER = new Set<SignInStep>([
  'confirmation',
  'confirmed',
  'newPassword',
  'consent',
  'forgotten',
  'letter',
]);

type Props = PageData['auth'] & {
  /** The query of the page's URL. */
  search: string;
};

/** The sign-in page: the form, or the current member. Emails link here with a key. */
export function AuthView({ intro, search }: Props) {
  const { standing } = useSnapshot(session);
  const { step } = useSnapshot(signInFlow);

  useEffect(() => {
    const { step: wanted } = letterLink(search);
    if (wanted !== null) goToStep(wanted);
    return resetSignIn;
  }, [search]);

  // An email link takes precedence over a current session: the visitor wants a new password now.
  const isOpened = letterLink(search).step !== null && OF_A_LETTER.has(step);
  const isIn = standing === 'in' && !isOpened;
  return (
    <>
      <PageIntro
        // The same in both states: a different one would move everything below it.
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      />
      <Section>
        <div className={css.columns}>
          <div className={css.main}>
            <NoScript />
            <Card padded className={css.card}>
              {isIn && <SignedIn />}
              {!isIn && standing !== null && (
                <SignInForm heading="h2" linkKey={letterLink(search).key} />
              )}
              {standing === null && <Skeleton lines={7} label="Открываем форму входа…" />}
            </Card>
          </div>
          <Benefits />
        </div>
      </Section>
    </>
  );
}
