import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useHelp } from './use-help.tsx';

type Props = { readonly isOn: boolean; readonly turn: (on: boolean) => void };

const HELP = 'Она только для\u00a0красоты: всё, что нужно, сказано словами рядом.';

/** Marks a picture as decorative: its alternative text is empty on purpose. */
export function DecorationSwitch({ isOn, turn }: Props) {
  const { below, described } = useHelp(HELP);
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_event, on) => turn(on)}
            slotProps={{ input: described }}
          />
        }
        label="Украшение, описание не&nbsp;нужно"
      />
      {isOn && <FormHelperText sx={{ mt: 0 }}>{below}</FormHelperText>}
    </div>
  );
}
