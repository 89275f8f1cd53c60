import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { pastFault } from '../words/past.ts';
import { MomentField } from './MomentField.tsx';
import { useTakeDown } from './use-take-down.ts';

type Props = {
  readonly collection: CollectionDescription['name'];
  readonly id: number;
  readonly close: () => void;
};

/** Asks when the entity should leave the site, and shows what refers to it. */
export function TakeDownDialog({ collection, id, close }: Props) {
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState('');
  const { uses, takeDown } = useTakeDown({ collection, id }, close);
  const isReady = !isLater || (at !== '' && pastFault(at) === undefined);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>Снять с&nbsp;сайта</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>
          Запись останется черновиком: её можно поправить и&nbsp;вернуть.
        </Typography>
        <RadioGroup
          aria-label="Когда"
          value={isLater ? 'later' : 'now'}
          onChange={(_event, value) => setLater(value === 'later')}
        >
          <FormControlLabel value="now" control={<Radio />} label="Сейчас" />
          <FormControlLabel value="later" control={<Radio />} label="В назначенное время" />
        </RadioGroup>
        {isLater && <MomentField label="Когда снять" value={at} onChange={setAt} />}
        {uses.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {`Используется: ${uses.join(', ')}. Нажмите ещё раз, и\u00a0мы уберём её и\u00a0оттуда.`}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Отмена</Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => void takeDown(isLater ? new Date(at) : null)}
        >
          {uses.length > 0 ? 'Убрать оттуда и\u00a0снять' : isLater ? 'Назначить' : 'Снять'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
