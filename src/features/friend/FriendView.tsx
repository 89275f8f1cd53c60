import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { AccordionItem } from '../../ui/panels/AccordionItem.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { FriendSteps } from './FriendSteps.tsx';
import { OwnLink } from './OwnLink.tsx';
import { StrangerPanel } from './StrangerPanel.tsx';
import * as css from './FriendView.module.css';

const LINK = 'link';

/** How inviting a friend works; members find their link here, others how to get one. */
export function FriendView({ intro, questions }: PageData['friend']) {
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      >
        <div className={css.stranger}>
          <Button url={routes.auth} size="large" variant="accent">
            Войти и&#160;получить ссылку
          </Button>
        </div>
        <div className={css.member}>
          <Button url={`#${LINK}`} size="large" variant="accent">
            Моя ссылка
          </Button>
        </div>
      </PageIntro>
      <div className={css.member}>
        <Section id={LINK} tight>
          <OwnLink />
        </Section>
      </div>
      <Section tone="mist" title="Как это работает">
        <FriendSteps />
      </Section>
      <div className={css.stranger}>
        <StrangerPanel />
      </div>
      {questions.length > 0 && (
        // In its own container: a section directly after a panel would have no space above it.
        <div>
          <Section title="Спрашивают чаще всего">
            <div className={css.questions}>
              {questions.map(({ id, question, answer }, index) => (
                <AccordionItem key={id} title={question} group="friend" open={index === 0}>
                  <RichText html={answer} />
                </AccordionItem>
              ))}
            </div>
            <TextLink url={routes.faqSection('yasno-klub')} kind="standalone" arrow>
              Все вопросы о&#160;клубе
            </TextLink>
          </Section>
        </div>
      )}
    </>
  );
}
