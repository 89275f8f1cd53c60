import { Modal, type ModalProps } from './Modal.tsx';
import * as css from './Dialog.module.css';

/** A modal question or short task, open until it is answered or dismissed. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className={css.root} />;
}
