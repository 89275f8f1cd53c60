import { showToast } from '../../stores/toasts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { ModalTrigger } from '../../ui/overlays/ModalTrigger.tsx';
import { Toast } from '../../ui/overlays/Toast.tsx';
import { ControlledDialog } from './ControlledDialog.tsx';
import { Specimen } from './Specimen.tsx';
import * as css from './OverlaysPart.module.css';

const nothing = () => {};

/** Overlays of the page. */
export function OverlaysPart() {
  return (
    <>
      <Specimen
        title="Окно и&#160;панель"
        note="Открывает их сам браузер. Escape, крестик и&#160;нажатие мимо закрывают, фокус возвращается."
      >
        <ModalTrigger opens="tech-dialog">Открыть окно</ModalTrigger>
        <ModalTrigger opens="tech-drawer" variant="secondary">
          Панель справа
        </ModalTrigger>
        <ModalTrigger opens="tech-drawer-left" variant="secondary">
          Панель слева
        </ModalTrigger>
        <ControlledDialog />
      </Specimen>
      <Dialog
        id="tech-dialog"
        title="Отменить заказ?"
        actions={
          <form method="dialog" className={css.answers}>
            <Button type="submit">Оставить заказ</Button>
            <Button type="submit" variant="secondary">
              Отменить
            </Button>
          </form>
        }
      >
        <p>
          Баллы вернутся на счёт сразу, а{'\u00a0'}линзы — на{'\u00a0'}полку.
        </p>
      </Dialog>
      <Drawer id="tech-drawer" title="Подбор линз">
        <Checkbox label="Однодневные" defaultChecked />
        <Checkbox label="При&#160;астигматизме" />
        <Checkbox label="Мультифокальные" />
      </Drawer>
      <Drawer id="tech-drawer-left" title="Панель слева" side="left" width={360}>
        <p>
          Шириной 360 пикселей и{'\u00a0'}не{'\u00a0'}шире окна.
        </p>
      </Drawer>
      <Specimen title="Сообщения" layout="grid">
        <Toast text="Город изменён на&#160;Самару" onClose={nothing} />
        <Toast text="Данные сохранены" tone="success" onClose={nothing} />
        <Toast text="Нет связи. Проверьте интернет" tone="error" onClose={nothing} />
      </Specimen>
      <Specimen title="Сообщение поверх страницы" note="Остаётся, пока его не&#160;закроют.">
        <Button variant="secondary" onClick={() => showToast('Данные сохранены', 'success')}>
          Показать сообщение
        </Button>
      </Specimen>
    </>
  );
}
