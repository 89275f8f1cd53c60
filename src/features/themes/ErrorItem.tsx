import { FIELDS, fieldAnchor, type FieldName } from './feedback-fields.ts';
import * as css from './ErrorItem.module.css';

type Props = {
  field: string;
  text: string;
  onChoose?: (field: FieldName) => void;
};

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** One error of a form, with a link to its field. */
export function ErrorItem({ field, text, onChoose }: Props) {
  return (
    <li>
      <a
        href={`#${fieldAnchor(field)}`}
        className={css.link}
        onClick={(event) => {
          if (!onChoose || !isField(field)) return;
          event.preventDefault();
          onChoose(field);
        }}
      >
        {text}
      </a>
    </li>
  );
}
