import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { ReviewForm } from '../../subjects/reviews/ReviewForm.tsx';
import { ReviewReplies } from '../../subjects/reviews/ReviewReplies.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SocialReview } from '../../subjects/reviews/SocialReview.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './FaqItemView.module.css';

/** One question with its answer, and related questions. */
export function FaqItemView({ item, others, parent }: PageData['faqItem']) {
  return (
    <>
      <PageIntro
        title={item.question}
        crumbs={[
          { title: 'Главная', url: routes.home },
          parent,
          { title: item.section.title, url: item.section.url },
          { title: item.question },
        ]}
      />
      <Section>
        <ReviewReplies />
        <RichText html={item.answer} className={css.answer} />
        <div className={css.review} data-screen="">
          <ReviewForm question="Помог&nbsp;ли ответ?" page={item.url} />
        </div>
        <TextLink url={routes.faq} kind="standalone" arrow>
          Все вопросы
        </TextLink>
      </Section>
      <Section>
        <SocialReview page={item.url} />
      </Section>
      {others.length > 0 && (
        <Section title="Ещё об&#160;этом спрашивают" tone="mist">
          <ul className={css.others} role="list">
            {others.map((other) => (
              <li key={other.id}>
                <TextLink url={other.url} kind="standalone" arrow>
                  {other.question}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
