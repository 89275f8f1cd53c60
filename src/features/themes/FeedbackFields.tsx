import { QUESTION_MAX } from '../../../contract/schemas/feedback.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { PhoneField } from '../../ui/forms/PhoneField.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FIELDS, sourceOptions, trafficOptions, type FieldName } from './feedback-fields.ts';
import { FieldPlace } from './FieldPlace.tsx';
import * as css from './FeedbackFields.module.css';

type Props = {
  themes: readonly string[];
  faults: Readonly<Record<string, string>>;
  served: boolean;
};

/** The fields: the person, the subject, and the question itself. */
export function FeedbackFields({ themes, faults, served }: Props) {
  const field = (name: FieldName) => ({ name, label: FIELDS[name], error: faults[name] });
  return (
    <div className={css.root}>
      <FieldPlace name="name" served={served}>
        <TextField
          {...field('name')}
          autoComplete="name"
          placeholder="Анна"
          maxLength={200}
          required
        />
      </FieldPlace>
      <FieldPlace name="email" served={served}>
        <EmailField {...field('email')} hint="Сюда придёт ответ" required />
      </FieldPlace>
      <FieldPlace name="question" served={served} wide>
        <TextArea
          {...field('question')}
          rows={6}
          placeholder="Напишите своими словами"
          hint="Не&#160;пишите фамилий и&#160;диагнозов: на&#160;вопросы о&#160;здоровье лучше ответит ваш врач"
          maxLength={QUESTION_MAX}
          required
        />
      </FieldPlace>
      <FieldPlace name="source" served={served} wide>
        <Select {...field('source')} options={sourceOptions(themes)} placeholder="Другая тема" />
      </FieldPlace>
      <FieldPlace name="phone" served={served}>
        <PhoneField {...field('phone')} hint="Если удобнее, чтобы мы&#160;позвонили" />
      </FieldPlace>
      <FieldPlace name="company" served={served}>
        <TextField
          {...field('company')}
          autoComplete="organization"
          placeholder="Оптика «Взгляд»"
          hint="Если пишете от&#160;организации"
          maxLength={200}
        />
      </FieldPlace>
      <FieldPlace name="traffic" served={served} wide>
        <Select {...field('traffic')} options={trafficOptions} placeholder="Не&#160;помню" />
      </FieldPlace>
      {/* A honeypot for robots; nobody sees or hears it. */}
      <div className={css.trap} aria-hidden="true">
        <label>
          Не&nbsp;заполняйте это поле
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
