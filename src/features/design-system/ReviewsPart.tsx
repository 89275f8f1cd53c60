import { routes } from '../../config/routes.ts';
import { ReviewForm } from '../../subjects/reviews/ReviewForm.tsx';
import { SocialReview } from '../../subjects/reviews/SocialReview.tsx';
import { Sample } from './Sample.tsx';

/** How visitors say whether something was of help. */
export function ReviewsPart() {
  return (
    <>
      <Sample title="Оценка" note="Слова спрашиваем только после оценки." layout="stack">
        <ReviewForm question="Помогла ли инструкция?" page={routes.techUi} />
      </Sample>
      <Sample title="Отзыв в&#160;соцсетях" layout="stack">
        <SocialReview page={routes.techUi} />
      </Sample>
    </>
  );
}
