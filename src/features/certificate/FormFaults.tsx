import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/signs/Icon.tsx';
import { FORM_FIELDS, fieldPlace, goToField, type Faults } from './form-fields.ts';
import * as css from './FormFaults.module.css';

type Props = {
  faults: Faults;
  /** The server's message about the form as a whole. */
  error: string | null;
  tried: boolean;
};

/** The errors of the form, at its top, with links to each field. */
export function FormFaults({ faults, error, tried }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const wrong = FORM_FIELDS.filter((field) => faults[field] !== undefined);

  useEffect(() => {
    if (error === null) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  const shown = error !== null || (tried && wrong.length > 0);
  return (
    <div ref={root} role="alert" tabIndex={-1} className={shown ? css.root : css.silent}>
      {shown && (
        <>
          <p className={css.title}>
            <Icon name="alert" className={css.sign} />
            {error ?? 'Проверьте, пожалуйста, эти поля'}
          </p>
          {wrong.length > 0 && (
            <ul role="list">
              {wrong.map((field) => (
                <li key={field}>
                  <a
                    href={`#${fieldPlace(field)}`}
                    className={css.link}
                    onClick={(event) => {
                      event.preventDefault();
                      goToField(field);
                    }}
                  >
                    {faults[field]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
