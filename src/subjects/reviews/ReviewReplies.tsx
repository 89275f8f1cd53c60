import { REVIEW_ANCHORS } from '../../config/reviews.ts';
import * as css from './ReviewReplies.module.css';

/**
 * The messages after sending a review without scripts: the edge redirects to one of these anchors,
 * and only the one in the URL is shown.
 */
export function ReviewReplies() {
  return (
    <div className={css.root} data-screen="">
      <p id={REVIEW_ANCHORS.thanks} className={css.reply}>
        Спасибо! Ваш отзыв у&#160;нас.
      </p>
      <p id={REVIEW_ANCHORS.failed} className={css.reply}>
        Отзыв не&#160;отправился. Вернитесь назад: написанное сохранилось, попробуйте ещё раз.
      </p>
    </div>
  );
}
