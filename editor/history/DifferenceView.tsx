import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { editorDifference } from '../../contract/calls/editor-many.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { described, isRich } from '../data/descriptions.ts';
import { useCall } from '../calls/use-call.ts';
import { FieldChange } from './FieldChange.tsx';

type Props = {
  readonly collection: CollectionDescription['name'];
  readonly id: number;
  readonly from: number;
  readonly to: number;
};

/** The changes between two revisions, field by field and word by word. */
export function DifferenceView({ collection, id, from, to }: Props) {
  const params = { collection, id: String(id), from: String(from), to: String(to) };
  const told = useCall(editorDifference, params);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTold = told !== null;
  useEffect(() => {
    if (!isTold) return;
    // A long list of revisions is above it.
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isTold, from]);
  return (
    <Box component="section" aria-label="Что изменилось с тех пор">
      <Typography ref={heading} tabIndex={-1} variant="h6" component="h3">
        Что изменилось с тех пор
      </Typography>
      {!told && 'Сравниваем…'}
      {told && !told.ok && told.error.description}
      {(told?.ok ? told.value.items : []).map((field) => (
        <FieldChange
          key={field.field}
          {...field}
          isRich={isRich(described(collection), field.field)}
          of={described(collection).fields[field.field]}
        />
      ))}
    </Box>
  );
}
