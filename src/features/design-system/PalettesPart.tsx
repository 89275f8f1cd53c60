import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import { Points } from '../../subjects/points/Points.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { routes } from '../../config/routes.ts';
import { palettes } from './palettes.ts';
import * as css from './PalettesPart.module.css';

/** The same components in all three palettes side by side. */
export function PalettesPart() {
  return (
    <div className={css.root}>
      {palettes.map(({ name, title }) => (
        <div key={name} className={css.palette} data-palette={name}>
          <LensMark className={css.mark} />
          <h3>{title} тема</h3>
          <p className={css.text}>
            Основной текст и{'\u00a0'}
            <TextLink url={routes.faq}>ссылка в{'\u00a0'}нём</TextLink>. Контраст текста не
            {'\u00a0'}
            ниже 7{'\u00a0'}:{'\u00a0'}1.
          </p>
          <p className={css.line}>
            <Badge>Торические</Badge>
            <Badge tone="warm">Новинка</Badge>
            <Points count={1250} />
          </p>
          <TextField
            label={`Имя, ${title.toLowerCase()} тема`}
            defaultValue="Мария1"
            error="Уберите цифру"
          />
          <Checkbox label="Согласие на&#160;рассылку" defaultChecked />
          <Progress label={`Готово, ${title.toLowerCase()} тема`} value={64} />
          <div className={css.line}>
            <Button>Сохранить</Button>
            <Button variant="secondary">Отмена</Button>
            <Button variant="accent">Бесплатная пара</Button>
          </div>
        </div>
      ))}
    </div>
  );
}
