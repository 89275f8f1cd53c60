import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';

/** A button that stays busy once pressed; it counts its clicks. */
export function LoadingButton() {
  const [presses, setPresses] = useState(0);
  return (
    <Button
      variant="secondary"
      loading={presses > 0}
      onClick={() => setPresses((count) => count + 1)}
    >
      {presses === 0 ? 'Нажмите' : `Нажата ${String(presses)}\u00a0раз`}
    </Button>
  );
}
