import { classNames } from '../rendering/class-names.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import * as css from './Drawer.module.css';

type Props = ModalProps & {
  side?: 'left' | 'right';
  /** Pixels at the default text size; never wider than the window. */
  width?: number;
};

/** A panel that slides in from a side of the window: menus, filters, a chooser. */
export function Drawer({ side = 'right', width = 433, ...rest }: Props) {
  return <Modal {...rest} width={width} className={classNames(css.root, css[side])} />;
}
