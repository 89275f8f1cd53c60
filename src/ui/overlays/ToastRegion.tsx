import { closeToast, useToasts } from '../../stores/toasts.ts';
import { Toast } from './Toast.tsx';
import * as css from './ToastRegion.module.css';

/** Where messages in passing come. It stands there empty before, so that they are heard. */
export function ToastRegion() {
  const shown = useToasts();
  return (
    <div className={css.root} role="status" data-screen="">
      {shown.map(({ id, text, tone }) => (
        <Toast key={id} text={text} tone={tone} onClose={() => closeToast(id)} />
      ))}
    </div>
  );
}
