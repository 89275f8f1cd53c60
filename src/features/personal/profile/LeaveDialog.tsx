import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** A confirmation before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      id="leave-profile"
      title="Уйти без&#160;сохранения?"
      open={open}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Остаться</Button>
          <Button variant="secondary" onClick={onLeave}>
            Уйти без сохранения
          </Button>
        </>
      }
    >
      <p>Вы&nbsp;изменили данные, но&nbsp;ещё не&nbsp;сохранили их.</p>
    </Dialog>
  );
}
