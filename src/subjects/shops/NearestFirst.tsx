import { useState } from 'react';
import type { Place } from '../../client/places/distance.ts';
import { askMyPlace } from '../../client/places/my-place.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import * as css from './NearestFirst.module.css';

type Props = { from: Place | null; onPlace: (place: Place | null) => void };

const WORDS = {
  denied:
    'Браузер не\u00a0разрешил узнать, где вы. Разрешить можно в\u00a0его настройках; список от\u00a0этого не\u00a0изменится.',
  unavailable: 'Не\u00a0получилось узнать, где вы. Попробуйте ещё раз немного позже.',
  sorted: 'Сначала ближайшие к\u00a0вам. Ваше место видит только ваш браузер.',
} as const;

/**
 * Sorts the list by distance. The visitor's position is requested only on a click, and is sent
 * nowhere.
 */
export function NearestFirst({ from, onPlace }: Props) {
  const alive = useHydrated();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<keyof typeof WORDS | null>(null);
  const press = async () => {
    if (from) {
      setNote(null);
      onPlace(null);
      return;
    }
    setAsking(true);
    const answer = await askMyPlace();
    setAsking(false);
    setNote(answer.ok ? 'sorted' : answer.reason);
    onPlace(answer.ok ? answer.place : null);
  };
  return (
    <div className={css.root} data-alive={alive || undefined}>
      <Button
        variant="secondary"
        size="small"
        loading={asking}
        aria-pressed={from !== null}
        onClick={() => void press()}
      >
        Рядом со&#160;мной
      </Button>
      <p role="status" className={css.note}>
        {note && WORDS[note]}
      </p>
    </div>
  );
}
