import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Sample } from './Sample.tsx';

const member = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
];
const wear = [
  { value: 'day', label: 'Однодневные', hint: 'Новая пара каждое утро, раствор не нужен' },
  { value: 'month', label: 'На месяц', hint: 'На ночь — в раствор' },
  { value: 'year', label: 'На год', hint: 'Пока не выпускаем', disabled: true },
];

/** Yes or no, one of a few, on or off. */
export function ChoicesPart() {
  return (
    <>
      <Sample title="Флажки" layout="grid">
        <Checkbox label="Согласен на обработку персональных данных" required />
        <Checkbox label="Получать новости" hint="Не чаще раза в месяц" defaultChecked />
        <Checkbox label="Правила клуба" error="Без согласия с правилами не получится" />
        <Checkbox label="Недоступен" disabled />
        <Checkbox label="Недоступен и отмечен" disabled defaultChecked />
      </Sample>
      <Sample title="Один из нескольких" layout="grid">
        <RadioGroup label="Какие линзы носите?" name="wear" options={wear} defaultValue="day" />
        <RadioGroup label="Вы участник клуба?" name="member" options={member} row required />
        <RadioGroup label="Носите линзы?" name="wearer" options={member} row error="Ответьте" />
      </Sample>
      <Sample title="Переключатель" note="Действует сразу, без отправки." layout="grid">
        <Switch label="Показывать картинки" defaultChecked />
        <Switch label="Крупный текст" hint="На всех страницах сайта" />
        <Switch label="Недоступен" disabled />
      </Sample>
    </>
  );
}
