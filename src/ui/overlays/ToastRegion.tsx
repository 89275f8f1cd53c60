import { closeToast, useToasts } from '../../stores/toasts.ts';
import { Toast } from './Toast.tsx';
import * as css from './ToastRegion.module.css';

/** The region for messages. It is rendered empty in advance, so that they are announced. */
export function ToastRegion() {
  const shown = useToasts();
  return (
    <div className={css.root} role="status" data-screen="" data-clears-tray="">
      {shown.map(({ id, text, tone }) => (
        <Toast key={id} text={text} tone={tone} onClose={() => closeToast(id)} />
      ))}
    </div>
  );
}
