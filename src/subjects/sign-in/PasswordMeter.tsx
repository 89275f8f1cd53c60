import { PASSWORD_MIN } from '../../../contract/limits.ts';
import type { Strength } from '../../config/password-strength.ts';
import { counted } from '../../words/plural.ts';
import * as css from './PasswordMeter.module.css';

type Props = {
  /** The number of characters typed. */
  length: number;
  /** Null until the password has been rated. */
  strength: Strength | null;
};

const SIGNS = { one: 'знак', few: 'знака', many: 'знаков' };

const WORDS: Readonly<Record<Strength, string>> = {
  0: 'Легко подобрать: добавьте ещё слово или\u00a0два',
  1: 'Легко подобрать: добавьте ещё слово или\u00a0два',
  2: 'Подойдёт',
  3: 'Хороший пароль',
  4: 'Надёжный пароль',
};

const PARTS = [1, 2, 3, 4];

function words({ length, strength }: Props): string {
  if (length === 0) return '';
  if (length < PASSWORD_MIN) return `Ещё ${counted(PASSWORD_MIN - length, SIGNS)}`;
  return strength === null ? '' : WORDS[strength];
}

/** How easily a password is guessed: as text, and as a bar that shows the same. */
export function PasswordMeter(props: Props) {
  const { length, strength } = props;
  const filled = strength === null ? 0 : Math.max(1, strength);
  return (
    <div className={css.root} data-strength={strength ?? undefined} hidden={length === 0}>
      <div className={css.bar} aria-hidden="true">
        {PARTS.map((part) => (
          <span key={part} className={css.part} data-filled={part <= filled || undefined} />
        ))}
      </div>
      <p className={css.words} role="status">
        {words(props)}
      </p>
    </div>
  );
}
