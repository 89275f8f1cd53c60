import { Barcode } from '../../../ui/pictures/Barcode.tsx';
import { QrCode } from '../../../ui/pictures/QrCode.tsx';
import * as css from './OrderCode.module.css';

/** The code to show at the till, large enough for a scanner and for the eye. */
export function OrderCode({ code, number }: { code: string; number: string }) {
  return (
    <div className={css.root}>
      <div className={css.words}>
        <h3 className={css.title}>Код для кассы</h3>
        <p>Покажите его кассиру с&#160;экрана. Если сканер не&#160;читает, назовите цифры.</p>
      </div>
      <QrCode text={code} label={`QR-код заказа ${number}`} />
      <Barcode text={code} label={`Штрихкод заказа ${number}`} />
    </div>
  );
}
