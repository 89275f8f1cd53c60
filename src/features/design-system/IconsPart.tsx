import { Icon, icons, type IconName } from '../../ui/signs/Icon.tsx';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import { Specimen } from './Specimen.tsx';
import * as css from './IconsPart.module.css';

const iconNames = Object.keys(icons).filter((name): name is IconName => name in icons);

/** All icons that come with every page, by their names in the code. */
export function IconsPart() {
  return (
    <>
      <Specimen
        title="Знаки"
        note="Обычный размер&#160;— 24 пикселя; знак растёт вместе с&#160;текстом."
      >
        <ul role="list" className={css.list}>
          {iconNames.map((name) => (
            <li key={name} className={css.item}>
              <Icon name={name} />
              <span lang="en">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Размеры">
        <Icon name="eye" size={16} />
        <Icon name="eye" size={20} />
        <Icon name="eye" />
        <Icon name="eye" size={40} />
        <LensMark className={css.mark} />
      </Specimen>
    </>
  );
}
