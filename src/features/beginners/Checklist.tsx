import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { CHECKLIST_ID } from './step-id.ts';
import { PrintButton } from './PrintButton.tsx';
import * as css from './Checklist.module.css';

const FORM = 'spisok-proverki';

/**
 * A checklist for leaving the house. The boxes are the browser's own: they can be ticked, counted
 * (by the style) and cleared without a script, and printed in their current state.
 */
export function Checklist({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section id={CHECKLIST_ID} className={css.root} aria-labelledby="proverka-nazvanie">
      <div className={css.column}>
        <div className={css.sheet}>
          <h2 id="proverka-nazvanie">Проверка перед выходом</h2>
          <p className={css.lead}>
            Пройдите список в&#160;первые дни каждое утро. Отметки никуда не&#160;отправляются: это
            только для&#160;вас.
          </p>
          <ul className={css.list} role="list">
            {items.map((item) => (
              <li key={item} className={css.item}>
                <Checkbox form={FORM} label={item} />
              </li>
            ))}
          </ul>
          <p className={css.count}>
            <span>Отмечено: </span>
            <span className={css.number} />
            <span> из&#160;{items.length}</span>
          </p>
          <div className={css.actions}>
            <PrintButton />
            {/* The boxes refer to the form by id: a form around them would not be printed. */}
            <form id={FORM} className={css.form}>
              <Button type="reset" variant="secondary">
                Снять отметки
              </Button>
            </form>
          </div>
        </div>
      </div>
    </section>
  );
}
