import { Alert, Box, Button, Stack } from '@mui/material';
import { useStore, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Fields, NumberField } from '../../contract/collections/field.ts';
import { offersMap } from '../../src/client/maps/map-settings.ts';
import type { Place } from '../../src/client/places/distance.ts';
import { useMayWrite } from '../app/may-write.ts';
import { MAPS } from './map-settings.ts';
import { PasteInput } from './PasteInput.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { placeAt, seemsSwapped } from './place.ts';
import { placeOnYandex, searchOnYandex } from './place-links.ts';
import { useTown } from './use-town.ts';

type Props = {
  readonly fields: Fields;
  /** The path of the parent, ending in a dot; empty: the form. */
  readonly path: string;
  /** The field of the longitude. */
  readonly lon: string;
  readonly point: NonNullable<NumberField['point']>;
};

/** Moscow, the default centre of the map. */
const SOMEWHERE: Place = { lat: 55.7558, lon: 37.6173 };

const SWAPPED =
  'Это не\u00a0в\u00a0России. Похоже, широта и\u00a0долгота поменялись местами: в\u00a0Москве широта 55, а\u00a0долгота\u00a037.';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Below the coordinates of a place: a field to paste both, the map, and a link to Yandex Maps. */
export function PlaceTools({ fields, path, lon, point }: Props) {
  const names = [useWrappedSource(path + point.lat), useWrappedSource(path + lon)] as const;
  const named = useWrappedSource(path + point.named);
  const [north, east, words]: unknown[] = useWatch({ name: [...names, named] });
  const { setValue } = useFormContext();
  const [isOpen, setOpen] = useStore('places.map', false);
  const town = useTown(fields, path);
  const place = isNumber(north) && isNumber(east) ? placeAt(north, east) : null;
  const mayWrite = useMayWrite();

  function put(chosen: Place) {
    const said = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue(names[0], chosen.lat, said);
    setValue(names[1], chosen.lon, said);
  }

  const asked = [town?.title, words].filter((part) => typeof part === 'string' && part !== '');
  const hasMap = offersMap(MAPS);
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {mayWrite && <PasteInput take={put} />}
      {place && seemsSwapped(place) && (
        <Alert
          severity="warning"
          action={
            mayWrite && (
              <Button color="inherit" onClick={() => put({ lat: place.lon, lon: place.lat })}>
                Поменять
              </Button>
            )
          }
        >
          {SWAPPED}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {hasMap && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Скрыть карту' : 'Показать карту'}
          </Button>
        )}
        {place && (
          <Button href={placeOnYandex(place)} target="_blank" rel="noreferrer">
            Показать на&nbsp;Яндекс Картах
          </Button>
        )}
        {!place && asked.length > 0 && (
          <Button href={searchOnYandex(asked.join(', '))} target="_blank" rel="noreferrer">
            Найти адрес на&nbsp;Яндекс Картах
          </Button>
        )}
      </Stack>
      {hasMap && isOpen && (
        <Box>
          <PlaceMap
            place={place}
            centre={town?.place ?? SOMEWHERE}
            onPick={mayWrite ? put : null}
          />
        </Box>
      )}
    </Stack>
  );
}
