import type { MouseEvent } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { printPart } from './print.ts';
import * as css from './PrintButton.module.css';

/** @param instruction the title of the one it stands in; without it everything on the page is printed. */
export function PrintButton({ instruction }: { instruction?: string }) {
  const alive = useHydrated();
  const print = (event: MouseEvent<HTMLButtonElement>) =>
    printPart(instruction === undefined ? null : event.currentTarget.closest('article'));
  return (
    // Its place is kept from the start; it comes into sight when it can do something.
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
