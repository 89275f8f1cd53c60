import { Typography } from '@mui/material';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { SimpleForm } from 'react-admin';
import type { Fields } from '../../contract/collections/field.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { EntityToolbar } from './EntityToolbar.tsx';

type Props = {
  readonly fields: Fields;
  readonly toolbar?: ReactElement;
  /** What follows the fields. */
  readonly children?: ReactNode;
};

/** The described fields in their order, under the headings of their sections. */
export const EntityForm = ({ fields, toolbar = <EntityToolbar />, children }: Props) => (
  <SimpleForm warnWhenUnsavedChanges toolbar={toolbar} sx={{ maxWidth: 960 }}>
    {Object.entries(fields).map(([name, field]) => (
      <Fragment key={name}>
        {field.section && (
          <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
            {field.section}
          </Typography>
        )}
        <FieldInput source={name} field={field} />
      </Fragment>
    ))}
    {children}
  </SimpleForm>
);
