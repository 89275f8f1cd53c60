import { NEAR_CITY_FILE } from '../../config/constants.ts';

/** The city near the visitor; null if there is none to offer, or if offline. */
export async function nearCity(): Promise<{ id: number; title: string } | null> {
  try {
    const response = await fetch(`/${NEAR_CITY_FILE}`);
    const near: unknown = await response.json();
    if (typeof near !== 'object' || near === null) return null;
    if (!('id' in near && 'title' in near)) return null;
    const { id, title } = near;
    return typeof id === 'number' && typeof title === 'string' ? { id, title } : null;
  } catch {
    return null;
  }
}
