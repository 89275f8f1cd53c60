import { CITY_TITLES_FILE } from '../../config/constants.ts';

/**
 * A city's title by its id, from the file that the build writes for the edge; null for an unknown
 * id, or when offline.
 */
export async function cityTitle(id: number): Promise<string | null> {
  try {
    const response = await fetch(`/${CITY_TITLES_FILE}`);
    const titles: unknown = await response.json();
    const known = typeof titles === 'object' && titles !== null ? titles : {};
    const title: unknown = Reflect.get(known, String(id));
    return typeof title === 'string' && title !== '' ? title : null;
  } catch {
    return null;
  }
}
