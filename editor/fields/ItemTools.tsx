import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useSimpleFormIteratorItem } from 'react-admin';
import { movedWords } from './drag-words.ts';
import type { RowLook } from './field-width.ts';

type ToolProps = {
  readonly verb: string;
  readonly row: string;
  readonly disabled?: boolean;
  readonly 'data-move'?: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
};

const Tool = ({ verb, row, ...props }: ToolProps) => (
  <IconButton {...props} size="small" aria-label={`${verb}: ${row}`} title={verb} />
);

/** In a grid of rows, the previous one is not always above. */
const WAYS = {
  column: { back: 'Выше', Back: ArrowUpward, on: 'Ниже', On: ArrowDownward },
  grid: { back: 'Раньше', Back: ArrowBack, on: 'Позже', On: ArrowForward },
};

/** The last tool of a row that works: the one that removes it. */
const lastTool = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1);

/** Where the focus goes from a row that is removed: to the row beside it, or to the button that adds one. */
const besideRow = (row: Element | null) =>
  lastTool(row?.nextElementSibling ?? row?.previousElementSibling) ??
  row?.parentElement?.parentElement?.querySelector<HTMLElement>(':scope > button:enabled');

type Props = {
  readonly row: string;
  readonly look: RowLook;
  readonly isOrdered: boolean;
  /** Tells those who do not see the rows what has become of this one. */
  readonly say: (words: string) => void;
};

/** Moves and removes a row; every button's accessible name includes the row. */
export function ItemTools({ row, look, isOrdered, say }: Props) {
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const { back, Back, on, On } = WAYS[look === 'line' ? 'column' : 'grid'];
  const isLast = index >= total - 1;
  const moved = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const button = moved.current;
    moved.current = null;
    // At the end of the list the pressed button no longer works, and would lose the focus.
    if (!button?.matches(':disabled')) return;
    button.parentElement?.querySelector<HTMLElement>(':scope > [data-move]:enabled')?.focus();
  }, [index]);
  function move({ currentTarget }: MouseEvent<HTMLElement>, to: number): void {
    moved.current = currentTarget;
    reOrder(to);
    say(movedWords(row, to + 1, total));
  }
  function drop({ currentTarget }: MouseEvent<HTMLElement>): void {
    besideRow(currentTarget.closest('li'))?.focus();
    remove();
    say(`Убрано: ${row}.`);
  }
  return (
    <>
      {isOrdered && (
        <>
          <Tool
            verb={back}
            row={row}
            data-move
            disabled={index === 0}
            onClick={(event) => move(event, index - 1)}
          >
            <Back fontSize="small" />
          </Tool>
          <Tool
            verb={on}
            row={row}
            data-move
            disabled={isLast}
            onClick={(event) => move(event, index + 1)}
          >
            <On fontSize="small" />
          </Tool>
        </>
      )}
      <Tool verb="Убрать" row={row} onClick={drop}>
        <Close fontSize="small" />
      </Tool>
    </>
  );
}
