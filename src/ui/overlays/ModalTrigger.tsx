import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../actions/Button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'children' | 'size' | 'variant' | 'icon'> & {
  /** The dialog's or drawer's id. */
  opens: string;
};

/** For browsers that do not support the `command` attribute yet. */
const openByScript = (event: MouseEvent<HTMLButtonElement>) => {
  if ('command' in HTMLButtonElement.prototype) return;
  const id = event.currentTarget.getAttribute('commandfor') ?? '';
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};

/**
 * A button that opens a `Dialog` or `Drawer`: by the browser itself, before hydration and without a
 * script.
 */
export function ModalTrigger({ opens, ...rest }: Props) {
  // React passes both on unchanged but has no types for them yet.
  const invoker = { command: 'show-modal', commandfor: opens };
  return <Button {...rest} {...invoker} aria-haspopup="dialog" onClick={openByScript} />;
}
