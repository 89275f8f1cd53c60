import { FormControlLabel, Switch } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

type Props = { readonly source: string; readonly children: ReactNode };

/** A group that an entity may lack: its fields appear once it is switched on. */
export function OptionalGroup({ source, children }: Props) {
  const name = useWrappedSource(source);
  const { setValue, getValues } = useFormContext();
  const value: unknown = useWatch({ name });
  // Switching back on restores the values.
  const before = useRef<unknown>({});
  const isOn = value !== null && value !== undefined;
  function turn(on: boolean) {
    if (!on) before.current = structuredClone<unknown>(getValues(name));
    setValue(name, on ? before.current : null, { shouldDirty: true });
  }
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_event, on) => turn(on)} />}
        label={isOn ? 'Есть' : 'Нет'}
      />
      {isOn && children}
    </>
  );
}
