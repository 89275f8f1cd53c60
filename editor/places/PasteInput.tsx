import { TextField } from '@mui/material';
import { useState } from 'react';
import type { Place } from '../../src/client/places/distance.ts';
import { placeFault, placeIn } from './place-in.ts';

const LABEL = 'Координаты или\u00a0ссылка на\u00a0карту';
const HELP =
  'Вставьте «55.751244, 37.618423» или ссылку Яндекс Карт, 2ГИС или Google: заполнятся оба поля.';
const TAKEN = 'Готово: широта и\u00a0долгота заполнены.';

/** Both coordinates in one field, pasted in any common form. */
export function PasteInput({ take }: { readonly take: (place: Place) => void }) {
  const [text, setText] = useState('');
  const [told, setTold] = useState<'taken' | 'fault' | null>(null);
  /** @returns whether the text had a place. */
  function read(given: string): boolean {
    if (given.trim() === '') return false;
    const place = placeIn(given);
    setTold(place ? 'taken' : 'fault');
    if (!place) return false;
    setText('');
    take(place);
    return true;
  }
  const words = { taken: TAKEN, fault: placeFault(text) };
  return (
    <TextField
      label={LABEL}
      helperText={<span role="status">{told === null ? HELP : words[told]}</span>}
      error={told === 'fault'}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        setTold(null);
      }}
      onPaste={(event) => {
        if (read(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter is for this field, not for the form.
        event.preventDefault();
        read(text);
      }}
      onBlur={() => read(text)}
    />
  );
}
