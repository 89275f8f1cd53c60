import type { ViewSetting } from '../config/view.ts';
import { VIEW_WORDS } from './view-words.ts';
import * as css from './ViewChoice.module.css';

/** Settings whose tiles show a letter in the resulting style. */
const SHOWN_AS_LOOKS: readonly ViewSetting[] = ['text-size', 'palette'];

/** One setting: a group of radio buttons, each a large tile with a preview. */
export function ViewChoice({ setting }: { setting: ViewSetting }) {
  const { title, options } = VIEW_WORDS[setting];
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>{title}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={setting}
              value={option.value}
              defaultChecked={option.value === ''}
              data-view=""
              className={css.input}
            />
            {SHOWN_AS_LOOKS.includes(setting) && (
              <span className={css.look} data-look={setting + option.value} aria-hidden="true">
                А
              </span>
            )}
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
