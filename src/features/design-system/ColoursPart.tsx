import { Specimen } from './Specimen.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import * as css from './ColoursPart.module.css';

const grounds = [
  { title: 'Страница', look: undefined },
  { title: 'Дымка', look: css.mist },
  { title: 'Тепло', look: css.warm },
  { title: 'Поверхность', look: css.surface },
  { title: 'Глубина', look: css.deep },
];

const marks = [
  { title: 'Действие', look: css.action },
  { title: 'Действие, мягко', look: css.soft },
  { title: 'Акцент', look: css.accent },
];

/** Backgrounds with the text colours used on them. */
export function ColoursPart() {
  return (
    <>
      <Specimen title="Фоны и&#160;тексты на&#160;них" layout="grid">
        {grounds.map(({ title, look }) => (
          <div key={title} className={classNames(css.swatch, look)}>
            <p className={css.name}>{title}</p>
            <p className={css.muted}>Приглушённый текст</p>
            <p className={css.link}>Ссылка и&#160;действие</p>
          </div>
        ))}
      </Specimen>
      <Specimen title="Цвета действия" layout="grid">
        {marks.map(({ title, look }) => (
          <div key={title} className={classNames(css.swatch, look)}>
            <p className={css.name}>{title}</p>
          </div>
        ))}
      </Specimen>
    </>
  );
}
