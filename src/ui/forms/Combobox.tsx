import { useId, type ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { DEFAULT_PLACEHOLDER } from './TextField.tsx';
import { useCombobox, type ComboboxOption } from './use-combobox.ts';
import { useHydrated } from '../rendering/use-hydrated.ts';
import { classNames } from '../rendering/class-names.ts';
import * as css from './Combobox.module.css';

type Props = FieldWords &
  Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'disabled' | 'ref' | 'onBlur'> & {
    options: readonly ComboboxOption[];
    placeholder?: string;
    defaultValue?: string;
    onChoose?: (option: ComboboxOption) => void;
    /** The text when nothing matches. */
    nothing?: string;
  };

const intoSight = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};

/**
 * One of many, found by typing. In the HTML it is an input with the browser's own suggestions;
 * hydrated, a WAI-ARIA combobox, whose list is rendered when it opens and is limited in length.
 */
export function Combobox({
  label,
  hint,
  error,
  required,
  hiddenLabel,
  className,
  options,
  placeholder = DEFAULT_PLACEHOLDER,
  defaultValue = '',
  onChoose,
  nothing = 'Ничего не\u00a0найдено',
  onBlur,
  ...native
}: Props) {
  const listId = useId();
  const alive = useHydrated();
  const box = useCombobox({ options, defaultValue, onChoose });
  const words = { label, hint, error, className };
  const optionId = (index: number) => `${listId}-${String(index)}`;
  return (
    <Field {...words} required={required ?? false} hiddenLabel={hiddenLabel ?? false}>
      {(control) => (
        <div className={css.box}>
          <input
            autoComplete="off"
            {...native}
            {...control}
            type="text"
            placeholder={placeholder}
            {...box.input}
            onBlur={(event) => {
              box.close();
              onBlur?.(event);
            }}
            {...(alive
              ? {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': box.open,
                  'aria-controls': listId,
                  'aria-activedescendant':
                    box.open && box.active !== null ? optionId(box.active) : undefined,
                }
              : { list: listId })}
          />
          {!alive && (
            <datalist id={listId}>
              {options.map(({ value, label: title }) => (
                <option key={value} value={title} />
              ))}
            </datalist>
          )}
          {alive && (
            <>
              <div
                id={listId}
                role="listbox"
                aria-label={label}
                className={css.list}
                hidden={!box.open || box.found.length === 0}
              >
                {box.open &&
                  box.found.map((option, index) => (
                    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the input, which names the active option
                    <div
                      key={option.value}
                      id={optionId(index)}
                      role="option"
                      tabIndex={-1}
                      ref={index === box.active ? intoSight : undefined}
                      aria-selected={index === box.active}
                      className={classNames(css.option, index === box.active && css.active)}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => box.choose(option)}
                    >
                      {option.label}
                    </div>
                  ))}
              </div>
              <p
                role="status"
                className={box.open && box.found.length === 0 ? css.nothing : css.silent}
              >
                {box.open && box.found.length === 0 && nothing}
              </p>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
