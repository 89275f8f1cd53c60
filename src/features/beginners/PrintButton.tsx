import { Button } from '../../ui/actions/Button.tsx';
import * as css from './PrintButton.module.css';

/** Opens the browser's print dialog; without a script there is only the browser's menu. */
export function PrintButton() {
  return (
    <Button className={css.root} onClick={() => window.print()}>
      Распечатать
    </Button>
  );
}
