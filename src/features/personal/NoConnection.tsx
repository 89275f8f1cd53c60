import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './NoConnection.module.css';

/** The connection is lost and nothing was loaded before; the data loads once it is back. */
export function NoConnection() {
  return (
    <div className={css.root} role="status">
      <Icon name="offline" size={40} className={css.sign} />
      <h2 className={css.title}>Нет связи</h2>
      <p className={css.text}>
        Как только интернет появится, мы&#160;сами всё загрузим. Обновлять страницу не&#160;нужно.
      </p>
    </div>
  );
}
