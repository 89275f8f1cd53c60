import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

/** A dialog that the page itself opens and closes. */
export function ControlledDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Окно по&#160;решению страницы
      </Button>
      <Dialog
        id="tech-controlled"
        title="Сертификат готов"
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Понятно</Button>}
      >
        <p>Мы отправили его на{'\u00a0'}почту.</p>
      </Dialog>
    </>
  );
}
