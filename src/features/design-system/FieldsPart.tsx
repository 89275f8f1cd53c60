import { Combobox } from '../../ui/forms/Combobox.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { PhoneField } from '../../ui/forms/PhoneField.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { Specimen } from './Specimen.tsx';

const powers = ['−0,50', '−1,00', '−1,50', '−2,00', '−2,50', '−3,00'].map((label) => ({
  value: label,
  label,
}));
const cities = [
  'Архангельск',
  'Астрахань',
  'Владивосток',
  'Екатеринбург',
  'Казань',
  'Калининград',
  'Москва',
  'Нижний Новгород',
  'Самара',
  'Санкт-Петербург',
  'Саратов',
  'Тверь',
].map((label) => ({ value: label, label }));

/** Text fields and selects. */
export function FieldsPart() {
  return (
    <>
      <Specimen title="Строка" layout="grid">
        <TextField label="Обычное поле" />
        <TextField
          label="С&#160;подсказкой"
          hint="Как в&#160;паспорте: так врач быстрее найдёт вашу карту"
          required
        />
        <TextField label="Заполнено" defaultValue="Мария Ясная" />
        <TextField label="С&#160;ошибкой" defaultValue="мария@" error type="email" />
        <TextField
          label="С&#160;ошибкой словами"
          defaultValue="12"
          hint="Шесть цифр из&#160;SMS"
          error="В&#160;коде шесть цифр, а&#160;вы ввели две"
        />
        <TextField label="Недоступно" defaultValue="Самара" disabled />
        <TextField label="Только для&#160;чтения" defaultValue="Б-204517" readOnly />
      </Specimen>
      <Specimen title="Телефон и&#160;почта" layout="grid">
        <PhoneField label="Телефон" required />
        <EmailField
          label="Электронная почта"
          defaultValue="anna.konstantinova@korporativnaya-pochta.example"
        />
      </Specimen>
      <Specimen title="Много строк" layout="grid">
        <TextArea label="Ваш вопрос" hint="Не&#160;пишите диагноз: расскажите, что беспокоит" />
        <TextArea
          label="Вопрос с&#160;ошибкой"
          error="Напишите хотя&#160;бы несколько слов"
          required
        />
      </Specimen>
      <Specimen title="Список" layout="grid">
        <Select label="Оптическая сила" placeholder="Выберите" options={powers} />
        <Select
          label="Сила с&#160;ошибкой"
          placeholder="Выберите"
          options={powers}
          error="Выберите силу"
          required
        />
        <Select label="Список недоступен" options={powers} disabled />
      </Specimen>
      <Specimen
        title="Список с&#160;поиском"
        note="Без&#160;скриптов браузер подсказывает сам. Стрелки ведут по&#160;списку, Enter выбирает, Escape закрывает."
        layout="grid"
      >
        <Combobox label="Ваш город" options={cities} placeholder="Найти город" />
        <Combobox
          label="Город с&#160;ошибкой"
          options={cities}
          error="Выберите город из&#160;списка"
        />
      </Specimen>
      <Specimen
        title="Проверка при&#160;отправке"
        note="Ошибка читается вслух, фокус идёт к&#160;полю."
      >
        <CheckedForm />
      </Specimen>
    </>
  );
}
