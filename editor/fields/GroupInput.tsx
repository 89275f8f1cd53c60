import { Box, FormHelperText, Typography } from '@mui/material';
import type { GroupField } from '../../contract/collections/field.ts';
import type { OuterInputProps } from './field-props.ts';

/** Fields that belong together, under their own heading. */
export const GroupInput = ({ source, field, Input }: OuterInputProps<GroupField>) => (
  <Box
    component="fieldset"
    sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, m: 0, mb: 2, p: 2 }}
  >
    <Typography component="legend" sx={{ px: 1, fontWeight: 600 }}>
      {field.label}
    </Typography>
    {field.help && <FormHelperText>{field.help}</FormHelperText>}
    {Object.entries(field.fields).map(([name, inner]) => (
      <Input key={name} source={`${source}.${name}`} field={inner} />
    ))}
  </Box>
);
