import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useSimpleFormIteratorItem } from 'react-admin';
import type { RowLook } from './field-width.ts';

type ToolProps = {
  readonly verb: string;
  readonly row: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
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

type Props = { readonly row: string; readonly look: RowLook; readonly isOrdered: boolean };

/** Moves and removes a row; every button's accessible name includes the row. */
export function ItemTools({ row, look, isOrdered }: Props) {
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const { back, Back, on, On } = WAYS[look === 'line' ? 'column' : 'grid'];
  const isLast = index >= total - 1;
  return (
    <>
      {isOrdered && (
        <>
          <Tool verb={back} row={row} disabled={index === 0} onClick={() => reOrder(index - 1)}>
            <Back fontSize="small" />
          </Tool>
          <Tool verb={on} row={row} disabled={isLast} onClick={() => reOrder(index + 1)}>
            <On fontSize="small" />
          </Tool>
        </>
      )}
      <Tool verb="Убрать" row={row} onClick={remove}>
        <Close fontSize="small" />
      </Tool>
    </>
  );
}
