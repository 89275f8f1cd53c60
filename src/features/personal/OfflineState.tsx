import { Icon } from '../../ui/Icon.tsx';
import * as css from './OfflineState.module.css';

/** Nothing can be fetched now; it comes by itself as soon as the line is back. */
export function OfflineState() {
  return (
    <div className={css.root} role="status">
      <Icon name="offline" size={48} className={css.sign} />
      <h2 className={css.title}>Нет связи</h2>
      <p className={css.text}>
        Проверьте интернет. Как только он&nbsp;появится, мы&nbsp;сами всё загрузим: нажимать
        ничего не&nbsp;нужно.
      </p>
    </div>
  );
}
