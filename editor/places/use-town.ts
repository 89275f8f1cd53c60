import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field, Fields } from '../../contract/collections/field.ts';
import type { Place } from '../../src/client/places/distance.ts';
import { described } from '../data/descriptions.ts';
import { placeAt } from './place.ts';

type Town = { readonly place: Place; readonly title: string };

/** The field that refers to a collection with coordinates, such as the city of a shop. */
function townField(fields: Fields): readonly [name: string, to: string, title: string] | null {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference') continue;
    const { fields: own, title } = described(field.to);
    if (own['lat'] && own['lon']) return [name, field.to, title];
  }
  return null;
}

const NONE: readonly [string, string, string] = ['', '', 'title'];

/** The town of an entity, where its map begins while it has no place yet. */
export function useTown(fields: Readonly<Record<string, Field>>, path: string): Town | null {
  const [name, to, title] = townField(fields) ?? NONE;
  const id: unknown = useWatch({ name: `${path}${name}` });
  const isKnown = to !== '' && typeof id === 'number';
  const { data } = useGetOne(to, { id: Number(id) }, { enabled: isKnown });
  if (!isKnown || !data) return null;
  const place = placeAt(Number(data['lat']), Number(data['lon']));
  return place && { place, title: String(data[title] ?? '') };
}
