import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import type { Crumb } from '../../ui/page/crumb.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { ReviewReplies } from '../../subjects/reviews/ReviewReplies.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SocialReview } from '../../subjects/reviews/SocialReview.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { countInstructions } from './instruction-words.ts';
import { InstructionCard } from './InstructionCard.tsx';
import { PrintButton } from './PrintButton.tsx';
import { SpokenCount } from './SpokenCount.tsx';
import * as css from './InstructionsView.module.css';

const crumbsOf = (all: string, title: string | undefined): Crumb[] => [
  { title: 'Главная', url: routes.home },
  { title: all, ...(title !== undefined && { url: routes.instructions }) },
  ...(title === undefined ? [] : [{ title }]),
];

/** All instructions, or those of one type: each type has its own URL. */
export function InstructionsView({
  intro,
  items,
  types,
  current,
  total,
}: PageData['instructions']) {
  const type = types.find(({ alias }) => alias === current);
  const count = countInstructions(items.length);
  return (
    <>
      <PageIntro
        fold
        title={type ? `${intro.title}: ${type.title}` : intro.title}
        lead={intro.lead}
        crumbs={crumbsOf(intro.crumb, type?.title)}
      >
        <nav aria-label="Виды инструкций">
          <TagList
            inNav
            items={[
              {
                url: routes.instructions,
                title: 'Все',
                count: total,
                current: current === null,
              },
              ...types.map(({ alias, ...rest }) => ({ ...rest, current: alias === current })),
            ]}
          />
        </nav>
      </PageIntro>
      <Section>
        <ReviewReplies />
        {items.length === 0 ? (
          <EmptyState
            title="Инструкции скоро появятся"
            text="Пока ответы на&#160;частые вопросы собраны в&#160;отдельном разделе."
            action={{ title: 'Вопросы и\u00a0ответы', url: routes.faq }}
          />
        ) : (
          <>
            <div className={css.bar} data-screen="">
              <p className={css.count}>{count}</p>
              <SpokenCount text={count} />
              <PrintButton />
            </div>
            <ul className={css.list} role="list">
              {items.map((instruction, index) => (
                <li key={instruction.id}>
                  <InstructionCard
                    instruction={instruction}
                    open={current !== null}
                    priority={index === 0}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <SocialReview page={routes.instructions} />
      </Section>
    </>
  );
}
