import type { MouseEvent } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { printPart } from './print.ts';
import * as css from './PrintButton.module.css';

/**
 * @param instruction the title of the enclosing instruction; without it the whole page is printed.
 */
export function PrintButton({ instruction }: { instruction?: string }) {
  const alive = useHydrated();
  const print = (event: MouseEvent<HTMLButtonElement>) =>
    printPart(instruction === undefined ? null : event.currentTarget.closest('article'));
  return (
    // Its space is reserved; it becomes visible once it works.
    <Button
      size="small"
      variant="secondary"
      onClick={print}
      className={classNames(css.root, alive && css.alive)}
    >
      {instruction === undefined ? 'Распечатать все' : 'Распечатать'}
      {instruction !== undefined && <VisuallyHidden> инструкцию «{instruction}»</VisuallyHidden>}
    </Button>
  );
}
