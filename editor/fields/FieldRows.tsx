import { Box, Typography } from '@mui/material';
import { Fragment, Suspense, type ComponentType } from 'react';
import type { Field, Fields } from '../../contract/collections/field.ts';
import { onUse } from '../app/on-use.ts';
import { besideWidth, rowLook } from './field-width.ts';
import type { FieldInputProps } from './field-props.ts';

const PlaceTools = onUse(() => import('../places/PlaceTools.tsx'), 'PlaceTools');

type Props = {
  readonly fields: Fields;
  /** The path of the parent, ending in a dot; empty: the form, or a row of a list. */
  readonly path?: string;
  /** Whether the fields belong to a group or a row of a list. */
  readonly isInside?: boolean;
  readonly Input: ComponentType<FieldInputProps>;
};

/** A field whose condition is not met takes no space. */
const EMPTY = { '&:empty': { display: 'none' } } as const;

const ROWS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'flex-start',
  width: '100%',
} as const;

const WHOLE = { flex: '1 0 100%', minWidth: 0 } as const;

/** A list of brief rows shares its line with other fields while it has at most two rows. */
const BRIEF_LIST = { flex: '1 1 280px', minWidth: 0, '&:has(li + li + li)': { flexBasis: '100%' } };

function place(field: Field, isInside: boolean) {
  if (field.kind === 'list' && rowLook(field.item) === 'brief') return BRIEF_LIST;
  const width = besideWidth(field, isInside);
  return { flex: width === null ? '1 0 100%' : `1 1 ${width}px`, minWidth: 0, ...EMPTY };
}

/** Described fields in order, under their section headings; short ones share a line. */
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
