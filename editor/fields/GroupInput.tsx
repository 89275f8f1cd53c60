import { Box, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { GroupField } from '../../contract/collections/field.ts';
import { FieldRows } from './FieldRows.tsx';
import type { OuterInputProps } from './field-props.ts';
import { OptionalGroup } from './OptionalGroup.tsx';
import { useHelp } from './use-help.tsx';

type FrameProps = { readonly field: GroupField; readonly children: ReactNode };

const FRAME = {
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, mb: 2, p: 2 },
  // By default, a fieldset is as wide as its widest line.
  minWidth: 0,
} as const;

/** A group of fields under a heading. */
function Frame({ field: { label, help }, children }: FrameProps) {
  const { below, described } = useHelp(help);
  return (
    <Box component="fieldset" {...described} sx={{ width: '100%', ...FRAME }}>
      <Typography component="legend" sx={{ px: 1, fontWeight: 600 }}>
        {label}
      </Typography>
      {below && <FormHelperText sx={{ m: 0, mb: 1 }}>{below}</FormHelperText>}
      {children}
    </Box>
  );
}

export function GroupInput({ source, field, Input }: OuterInputProps<GroupField>) {
  const inputs = <FieldRows fields={field.fields} path={`${source}.`} isInside Input={Input} />;
  return (
    <Frame field={field}>
      {field.isNullable ? <OptionalGroup source={source}>{inputs}</OptionalGroup> : inputs}
    </Frame>
  );
}
