import { routes } from '../../config/routes.ts';
import { ReviewForm } from '../../subjects/reviews/ReviewForm.tsx';
import { SocialReview } from '../../subjects/reviews/SocialReview.tsx';
import { Specimen } from './Specimen.tsx';

/** The review forms. */
export function ReviewsPart() {
  return (
    <>
      <Specimen title="Оценка" note="Слова спрашиваем только после оценки." layout="stack">
        <ReviewForm question="Помогла&nbsp;ли инструкция?" page={routes.techUi} />
      </Specimen>
      <Specimen title="Отзыв в&#160;соцсетях" layout="stack">
        <SocialReview page={routes.techUi} />
      </Specimen>
    </>
  );
}
