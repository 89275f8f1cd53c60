import { Box, FormHelperText } from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
} from 'react-admin';
import { HEARD_ONLY } from '../app/heard-only.ts';
import { AddRow } from './AddRow.tsx';
import type { RowLook } from './field-width.ts';
import { ItemRow } from './ItemRow.tsx';
import { ItemSorting } from './ItemSorting.tsx';
import { useHelp } from './use-help.tsx';

type Props = {
  /** The label of one row: «Преимущество». */
  readonly label: string;
  readonly help?: string | undefined;
  readonly look: RowLook;
  readonly max: number;
  /** Whether their order matters. */
  readonly isOrdered?: boolean;
  /** Creates the value of a new row. */
  readonly empty: () => unknown;
  /** The inputs of any row. */
  readonly children: ReactNode;
};

/** The record must not fill a new row: it would get the values of the row that was there before. */
const NO_RECORD = {};

const LIST = { listStyle: 'none', m: 0, p: 0, width: '100%' } as const;

/** As many per line as fit. */
const SEVERAL = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  columnGap: 3,
} as const;

/** The rows of a list, their order and the button that adds one. */
export function Rows({ label, help, look, max, isOrdered = true, empty, children }: Props) {
  const { fields: rows } = useArrayInput();
  const { below, described } = useHelp(help);
  const [news, say] = useState('');
  return (
    <SimpleFormIteratorBase>
      {below && <FormHelperText sx={{ mt: 0 }}>{below}</FormHelperText>}
      <ItemSorting label={label} rows={rows} look={look}>
        <Box component="ul" {...described} sx={{ ...LIST, ...(look !== 'line' && SEVERAL) }}>
          {rows.map(({ id }, index) => (
            <RecordContextProvider key={id} value={NO_RECORD}>
              <SimpleFormIteratorItemBase index={index}>
                <ItemRow
                  id={id}
                  row={`${label} ${index + 1}`}
                  look={look}
                  isOrdered={isOrdered}
                  say={say}
                >
                  {children}
                </ItemRow>
              </SimpleFormIteratorItemBase>
            </RecordContextProvider>
          ))}
        </Box>
      </ItemSorting>
      <AddRow label={label} max={max} empty={empty} />
      <Box role="status" sx={HEARD_ONLY}>
        {news}
      </Box>
    </SimpleFormIteratorBase>
  );
}
