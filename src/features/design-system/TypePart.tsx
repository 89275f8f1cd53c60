import { RichText } from '../../ui/prose/RichText.tsx';
import { Specimen } from './Specimen.tsx';
import * as css from './TypePart.module.css';

const article = `
<p>Линзы подбирает врач: он&nbsp;измеряет <strong>оптическую силу</strong>, радиус и&nbsp;диаметр.
Подробнее — в&nbsp;разделе <a href="/faq/">«Вопросы и&nbsp;ответы»</a>.</p>
<ul><li>Однодневные линзы не&nbsp;нужно хранить.</li><li>Месячные нуждаются в&nbsp;растворе.</li></ul>
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
