import { useRef, useState, type FormEvent } from 'react';
import type { PackageCode } from '../../../../contract/schemas/member.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMask } from '../../../ui/forms/use-mask.ts';
import { CodeDone } from './CodeDone.tsx';
import { codeMask } from './code-mask.ts';
import { CODE_LENGTH, judged, MISTYPED, refusalWords } from './code-words.ts';
import { counted } from '../../../words/plural.ts';
import { isRegistered, registerCode } from './codes.ts';
import * as css from './CodeForm.module.css';

/** In «не хватает …». */
const SIGNS = { one: 'знака', few: 'знаков', many: 'знаков' };

/** The field for a code. Typed text is validated immediately, and can be sent once it is valid. */
export function CodeForm() {
  const field = useRef<HTMLInputElement>(null);
  useMask(field, codeMask);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState<{ row: PackageCode | null }>();
  const now = judged(typed);

  const type = (text: string) => {
    setTyped(text);
    setFault(judged(text).state === 'mistyped' ? MISTYPED : undefined);
    setDone(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (now.state !== 'right') {
      setFault(
        now.state === 'mistyped'
          ? MISTYPED
          : `Введите код целиком: не\u00a0хватает ${counted(now.left, SIGNS)}`,
      );
      field.current?.focus();
      return;
    }
    setSending(true);
    // Of the try before: it must not stand beside the points of this one.
    setFault(undefined);
    const result = await registerCode(now.code);
    setSending(false);
    // The next code may have been typed meanwhile: it stays.
    const isThere = field.current?.value === typed;
    if (result.ok) {
      if (isThere) setTyped('');
      setDone({ row: result.value });
    } else if (result.error.code !== 'unauthorized') {
      setFault(
        `${isThere ? '' : `${typed}: `}${refusalWords(result.error, isRegistered(now.code))}`,
      );
      field.current?.focus();
    }
  };

  return (
    <form className={css.root} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Код с&#160;упаковки"
        hint={
          now.state === 'right'
            ? 'Контрольные знаки сходятся'
            : 'Двенадцать знаков. Букв I, L, O, Q, U и\u00a0цифр 0 и\u00a01 в\u00a0коде не\u00a0бывает'
        }
        error={fault}
        className={css.field}
        ref={field}
        name="code"
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
        placeholder="XXXX-XXXX-XXXX"
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit" size="large" loading={sending}>
        Получить баллы
      </Button>
      <div role="status">{done && <CodeDone row={done.row} />}</div>
    </form>
  );
}
