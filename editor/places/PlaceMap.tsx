import { Alert, Box, Button, CircularProgress, useTheme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../src/client/places/distance.ts';
import { mapLook } from './map-look.ts';
import { openPicker } from './open-picker.ts';
import type { PlacePicker } from './place-picker.ts';

type Props = {
  readonly place: Place | null;
  /** The centre of the map while there is no place. */
  readonly centre: Place;
  /** Null: the map is read-only. */
  readonly onPick: ((place: Place) => void) | null;
};

const LABEL = 'Карта: нажмите туда, где место';
const MARK = 'Место на\u00a0карте. Стрелки двигают его, с\u00a0Shift\u00a0— быстрее';

const isSame = (one: Place | null, other: Place | null) =>
  one?.lat === other?.lat && one?.lon === other?.lon;

/** A map for picking a place. */
export function PlaceMap({ place, centre, onPick }: Props) {
  const { palette } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const [picker, setPicker] = useState<PlacePicker | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** The last place picked on the map itself: the map need not move there. */
  const picked = useRef<Place | null>(null);
  const latest = useRef({ place, centre, onPick });
  useEffect(() => {
    latest.current = { place, centre, onPick };
  });
  const isPicked = onPick !== null;

  useEffect(() => {
    // Leaflet refuses an element that it has used before.
    const ground = box.current?.appendChild(document.createElement('div'));
    if (!ground) return undefined;
    ground.className = 'ground';
    let isGone = false;
    let opened: PlacePicker | null = null;
    const pick = (chosen: Place) => {
      picked.current = chosen;
      latest.current.onPick?.(chosen);
    };
    const { place: first, centre: middle } = latest.current;
    openPicker(ground, {
      centre: first ?? middle,
      label: LABEL,
      markLabel: MARK,
      onPick: isPicked ? pick : null,
    }).then(
      (map) => {
        opened = map;
        if (isGone) map.destroy();
        else setPicker(map);
      },
      () => isGone || setPicker('failed'),
    );
    return () => {
      isGone = true;
      opened?.destroy();
      setPicker(null);
      ground.remove();
    };
    // Streets keep the colours they were first drawn in.
  }, [attempt, isPicked, palette.mode]);

  const map = picker === 'failed' ? null : picker;
  const { lat, lon } = place ?? {};
  useEffect(() => {
    const now = lat === undefined || lon === undefined ? null : { lat, lon };
    map?.put(now, !isSame(now, picked.current));
  }, [map, lat, lon]);

  if (picker === 'failed') {
    return (
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
            Попробовать ещё раз
          </Button>
        }
      >
        Карта не&nbsp;загрузилась. Координаты можно вписать или вставить и&nbsp;без&nbsp;неё.
      </Alert>
    );
  }
  return (
    <Box sx={mapLook(palette)}>
      <Box ref={box} sx={{ height: '100%' }} />
      {picker === null && (
        <Box role="status" aria-label="Загружаем карту" className="waiting">
          <CircularProgress size={32} />
        </Box>
      )}
    </Box>
  );
}
