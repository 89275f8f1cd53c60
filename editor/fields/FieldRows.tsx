import { Box, Typography } from '@mui/material';
import { Fragment, Suspense, type ComponentType } from 'react';
import type { Field, Fields } from '../../contract/collections/field.ts';
import { onUse } from '../app/on-use.ts';
import { besideWidth, rowLook } from './field-width.ts';
import type { FieldInputProps } from './field-props.ts';

const PlaceTools = onUse(() => import('../places/PlaceTools.tsx'), 'PlaceTools');

type Props = {
  readonly fields: Fields;
  /** The path of what the fields belong to, with a dot at its end; empty: the form, or a row of a list. */
  readonly path?: string;
  /** Whether they belong to a group or a row of a list. */
  readonly isInside?: boolean;
  readonly Input: ComponentType<FieldInputProps>;
};

/** Whose condition does not hold is nowhere, and takes no place. */
const EMPTY = { '&:empty': { display: 'none' } } as const;

const ROWS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'flex-start',
  width: '100%',
} as const;

const WHOLE = { flex: '1 0 100%', minWidth: 0 } as const;

/** A list of brief rows stands beside others as long as it has one or two of them. */
const BRIEF_LIST = { flex: '1 1 280px', minWidth: 0, '&:has(li + li + li)': { flexBasis: '100%' } };

function place(field: Field, isInside: boolean) {
  if (field.kind === 'list' && rowLook(field.item) === 'brief') return BRIEF_LIST;
  const width = besideWidth(field, isInside);
  return { flex: width === null ? '1 0 100%' : `1 1 ${width}px`, minWidth: 0, ...EMPTY };
}

/** Described fields in their order, under the headings of their sections; short ones beside each other. */
export const FieldRows = ({ fields, path = '', isInside = false, Input }: Props) => (
  <Box sx={ROWS}>
    {Object.entries(fields).map(([name, field]) => (
      <Fragment key={name}>
        {field.section && (
          <Typography variant="h6" component="h2" sx={{ flex: '1 0 100%', mt: 2, mb: 1 }}>
            {field.section}
          </Typography>
        )}
        <Box sx={place(field, isInside)}>
          <Input source={`${path}${name}`} field={field} />
        </Box>
        {field.kind === 'number' && field.point && (
          <Box sx={WHOLE}>
            <Suspense fallback={null}>
              <PlaceTools fields={fields} path={path} lon={name} point={field.point} />
            </Suspense>
          </Box>
        )}
      </Fragment>
    ))}
  </Box>
);
