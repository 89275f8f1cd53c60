import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { editorReleasePage } from '../../contract/calls/editor-releases.ts';
import { useCall } from '../calls/use-call.ts';
import { PageChanges } from './PageChanges.tsx';
import type { When } from './publication-words.ts';

type Props = {
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly when: When;
  readonly close: () => void;
};

/** The differences of a page. */
export function PageDialog({ from, to, url, when, close }: Props) {
  const told = useCall(editorReleasePage, { release: String(to), from: String(from), url });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="page-difference">
      <DialogTitle id="page-difference" sx={{ overflowWrap: 'anywhere' }}>
        {`${when === 'done' ? 'Что изменилось' : 'Что изменится'}: ${url}`}
      </DialogTitle>
      {/* With the focus, the arrow keys scroll it: nothing inside can take the focus. */}
      <DialogContent tabIndex={0}>
        {!told && 'Сравниваем…'}
        {told && !told.ok && <Alert severity="warning">{told.error.description}</Alert>}
        {told?.ok && <PageChanges {...told.value} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Закрыть</Button>
      </DialogActions>
    </Dialog>
  );
}
