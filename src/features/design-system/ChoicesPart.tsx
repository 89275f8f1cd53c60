import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Specimen } from './Specimen.tsx';

const member = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
];
const wear = [
  { value: 'day', label: 'Однодневные', hint: 'Новая пара каждое утро, раствор не\u00a0нужен' },
  { value: 'month', label: 'На\u00a0месяц', hint: 'На\u00a0ночь\u00a0— в\u00a0раствор' },
  { value: 'year', label: 'На\u00a0год', hint: 'Пока не\u00a0выпускаем', disabled: true },
];

/** Yes or no, one of a few, on or off. */
export function ChoicesPart() {
  return (
    <>
      <Specimen title="Флажки" layout="grid">
        <Checkbox label="Согласен на&#160;обработку персональных данных" required />
        <Checkbox label="Получать новости" hint="Не&#160;чаще раза в&#160;месяц" defaultChecked />
        <Checkbox
          label="Правила клуба"
          error="Без&#160;согласия с&#160;правилами не&#160;получится"
        />
        <Checkbox label="Недоступен" disabled />
        <Checkbox label="Недоступен и&#160;отмечен" disabled defaultChecked />
      </Specimen>
      <Specimen title="Один из&#160;нескольких" layout="grid">
        <RadioGroup label="Какие линзы носите?" name="wear" options={wear} defaultValue="day" />
        <RadioGroup label="Вы участник клуба?" name="member" options={member} row required />
        <RadioGroup label="Носите линзы?" name="wearer" options={member} row error="Ответьте" />
      </Specimen>
      <Specimen title="Переключатель" note="Действует сразу, без&#160;отправки." layout="grid">
        <Switch label="Показывать картинки" defaultChecked />
        <Switch label="Крупный текст" hint="На&#160;всех страницах сайта" />
        <Switch label="Недоступен" disabled />
      </Specimen>
    </>
  );
}
