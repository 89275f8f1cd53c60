import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './ChosenOptician.module.css';

type Props = { words: string; onChange: () => void };

/** The chosen optician, and the link to choose another. */
export function ChosenOptician({ words, onChange }: Props) {
  return (
    <div className={css.root}>
      <Icon name="pin" className={css.sign} />
      <div>
        <p className={css.label}>Вы выбрали</p>
        <p className={css.title} role="status">
          {words === '' ? 'Салон из\u00a0списка' : words}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onChange}>
        Выбрать другой
      </Button>
    </div>
  );
}
