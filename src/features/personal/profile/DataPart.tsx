import { useState } from 'react';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { KeptDetails } from './KeptDetails.tsx';
import { exportData } from './profile.ts';
import { tellFailure } from './tell-failure.ts';
import { useDialogs } from './use-dialogs.ts';
import * as css from './DataPart.module.css';

/** The actions for all of a member's data. */
export function DataPart() {
  const [dialogs, want] = useDialogs();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [looking, setLooking] = useState(false);
  const take = async () => {
    setBusy(true);
    const result = await exportData();
    setBusy(false);
    if (result.ok) showToast('Файл с\u00a0вашими данными сохранён', 'success');
    else tellFailure(result.error);
  };
  return (
    <section className={css.root} aria-labelledby="all-data">
      <h2 id="all-data" className={css.title}>
        Ваши данные
      </h2>
      <ul role="list" className={css.list}>
        <li className={css.row}>
          <div>
            <h3 className={css.name}>Забрать свои данные</h3>
            <p className={css.text}>Всё, что мы&nbsp;о&nbsp;вас храним, одним файлом.</p>
          </div>
          <Button variant="secondary" size="small" loading={busy} onClick={() => void take()}>
            Скачать файл
          </Button>
        </li>
        <li className={css.row}>
          <div>
            <h3 className={css.name}>История согласий</h3>
            <p className={css.text}>
              Что, когда и&nbsp;в&nbsp;какой редакции вы&nbsp;разрешили. Каждое согласие можно
              отозвать.
            </p>
          </div>
          <Button variant="secondary" size="small" onClick={() => want(() => setLooking(true))}>
            Посмотреть
          </Button>
        </li>
        <li className={css.row}>
          <div>
            <h3 className={css.name}>Удалить свои данные</h3>
            <p className={css.text}>Кабинет закроется навсегда, баллы сгорят.</p>
          </div>
          <Button variant="secondary" size="small" onClick={() => want(() => setDeleting(true))}>
            Удалить…
          </Button>
        </li>
      </ul>
      <KeptDetails />
      {dialogs !== null && (
        <>
          <dialogs.ConsentDialog
            open={looking}
            onClose={() => setLooking(false)}
            onDelete={() => {
              setLooking(false);
              setDeleting(true);
            }}
          />
          <dialogs.DeleteDialog open={deleting} onClose={() => setDeleting(false)} />
        </>
      )}
    </section>
  );
}
