import { videoLink } from '../../rich-text/video-link.ts';
import { RichText } from '../../ui/prose/RichText.tsx';
import { specimenPicture } from './specimen-picture.ts';
import { Specimen } from './Specimen.tsx';
import * as css from './TypePart.module.css';

/** A video that does not exist: nothing of it is loaded before a press. */
const video = {
  host: 'RUTUBE',
  link: `https://rutube.ru/video/${'0'.repeat(32)}/`,
  frame: `https://rutube.ru/play/embed/${'0'.repeat(32)}/?autoplay=1`,
};
const { src, width, height } = specimenPicture;
const still =
  `<picture><img src="${src}" alt="Кадр с&nbsp;линзой" width="${width}" height="${height}"` +
  ' loading="lazy" decoding="async" /></picture>';

const article = `
<p>Линзы подбирает врач: он&nbsp;измеряет <strong>оптическую силу</strong>, радиус и&nbsp;диаметр.
Подробнее — в&nbsp;разделе <a href="/faq/">«Вопросы и&nbsp;ответы»</a>.</p>
<ul><li>Однодневные линзы не&nbsp;нужно хранить.</li><li>Месячные нуждаются в&nbsp;растворе.</li></ul>
<figure data-video="${video.link}">${videoLink(video, still)}<figcaption>Видео: кадр свой, а&nbsp;запись с&nbsp;другого сайта появится, когда её включат.</figcaption></figure>
<blockquote><p>Если глаз покраснел, снимите линзу и&nbsp;покажитесь врачу.</p></blockquote>`;

/** The type scale, and a text as an editor writes it. */
export function TypePart() {
  return (
    <>
      <Specimen title="Размеры" layout="stack">
        <p className={css.display}>Видеть ясно</p>
        <p className={css.h1}>Заголовок страницы</p>
        <p className={css.h2}>Заголовок раздела</p>
        <p className={css.h3}>Заголовок карточки</p>
        <p className={css.h4}>Заголовок вопроса</p>
        <p className={css.lead}>Вводный текст: о&#160;чём страница и&#160;кому она нужна.</p>
        <p>Основной текст, 18 пикселей: его читают подолгу.</p>
        <p className={css.small}>Подпись: дата, время чтения, подсказка.</p>
      </Specimen>
      <Specimen title="Текст редактора" layout="stack">
        <RichText html={article} />
      </Specimen>
    </>
  );
}
