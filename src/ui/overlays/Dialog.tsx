import { Modal, type ModalProps } from './Modal.tsx';
import * as css from './Dialog.module.css';

/** A question or a short task over the page, which waits until it is answered or put away. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className={css.root} />;
}
