import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { summaryOf, type Place } from './change-words.ts';
import type { Change } from './changes.ts';
import { ChangedPlaces } from './ChangedPlaces.tsx';

type Props = {
  readonly changes: readonly Change[];
  /** The same changes, with the words around them. */
  readonly places: readonly Place[];
  readonly apply: () => void;
  readonly close: () => void;
};

/** Shows what typesetting will change, before it does. */
export const TypographyDialog = ({ changes, places, apply, close }: Props) => (
  <Dialog open onClose={close} fullWidth maxWidth="sm">
    <DialogTitle>Типограф</DialogTitle>
    <DialogContent>
      {changes.length === 0 ? (
        <Typography>Править нечего: всё уже на&nbsp;своих местах.</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{summaryOf(changes)}.</Typography>
          <ChangedPlaces places={places} />
          <Typography variant="body2" color="textSecondary">
            Точка посередине&nbsp;— это неразрывный пробел.
          </Typography>
        </Box>
      )}
    </DialogContent>
    <DialogActions>
      <Button onClick={close}>{changes.length === 0 ? 'Понятно' : 'Отмена'}</Button>
      {changes.length > 0 && (
        <Button
          variant="contained"
          onClick={() => {
            apply();
            close();
          }}
        >
          Исправить
        </Button>
      )}
    </DialogActions>
  </Dialog>
);
