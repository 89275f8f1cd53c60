import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useSimpleFormIteratorItem } from 'react-admin';

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

/** Moves and removes a row, whose name every button says. */
export function ItemTools({ row }: { readonly row: string }) {
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const isLast = index >= total - 1;
  return (
    <>
      <Tool verb="Выше" row={row} disabled={index === 0} onClick={() => reOrder(index - 1)}>
        <ArrowUpward fontSize="small" />
      </Tool>
      <Tool verb="Ниже" row={row} disabled={isLast} onClick={() => reOrder(index + 1)}>
        <ArrowDownward fontSize="small" />
      </Tool>
      <Tool verb="Убрать" row={row} onClick={remove}>
        <Close fontSize="small" />
      </Tool>
    </>
  );
}
