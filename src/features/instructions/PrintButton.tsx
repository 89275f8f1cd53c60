import type { MouseEvent } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { printPart } from './print.ts';
import * as css from './PrintButton.module.css';

/** @param of the instruction it stands in; without it everything on the page is printed. */
export function PrintButton({ of }: { of?: string }) {
  const alive = useHydrated();
  const print = (event: MouseEvent<HTMLButtonElement>) =>
    printPart(of === undefined ? null : event.currentTarget.closest('article'));
  return (
    // Its place is kept from the start; it comes into sight when it can do something.
    <Button
      size="small"
      variant="secondary"
      onClick={print}
      className={classNames(css.root, alive && css.alive)}
    >
      {of === undefined ? 'Распечатать все' : 'Распечатать'}
      {of !== undefined && <VisuallyHidden> инструкцию «{of}»</VisuallyHidden>}
    </Button>
  );
}
