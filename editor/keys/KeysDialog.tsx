import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';
import { KEYS } from './keys.ts';

/** Lists the keyboard shortcuts. */
export const KeysDialog = ({ close }: { readonly close: () => void }) => (
  <Dialog open fullWidth maxWidth="xs" onClose={close} aria-labelledby="keys-title">
    <DialogTitle id="keys-title">Клавиши</DialogTitle>
    <DialogContent>
      <Table size="small">
        <TableBody>
          {KEYS.map(([keys, words]) => (
            <TableRow key={keys}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', pl: 0 }}>
                {keys}
              </TableCell>
              <TableCell>{words}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DialogContent>
    <DialogActions>
      <Button onClick={close}>Понятно</Button>
    </DialogActions>
  </Dialog>
);
