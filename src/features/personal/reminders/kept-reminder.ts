import { proxy, useSnapshot } from 'valtio';
import { onMemberLeft } from '../../../stores/member-data.ts';
import { isDay, scheduleKeys, type Reminder } from './schedules.ts';

/** On the device only: nobody else needs to know how somebody wears lenses. */
const KEY = 'personal.reminder';

const state = proxy<{ kept: Reminder | null; read: boolean }>({ kept: null, read: false });

/** A value that is foreign or from an older version is not a reminder. */
function parsed(text: string | null): Reminder | null {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return null;
  const { schedule, start, time } = found as Record<string, unknown>;
  const known = scheduleKeys.find((key) => key === schedule);
  if (!known || typeof start !== 'string' || typeof time !== 'string') return null;
  return isDay(start) && /^\d\d:\d\d$/.test(time) ? { schedule: known, start, time } : null;
}

/** Reads the reminder stored on this device; browsers that block storage have none. */
export function readReminder(): void {
  try {
    state.kept = parsed(localStorage.getItem(KEY));
  } catch {
    state.kept = null;
  }
  state.read = true;
}

/** Stores a reminder on this device. */
export function keepReminder(reminder: Reminder): void {
  state.kept = reminder;
  try {
    localStorage.setItem(KEY, JSON.stringify(reminder));
  } catch {
    // Full or not allowed: it lasts as long as the page.
  }
}

/** Removes it from the device. */
export function dropReminder(): void {
  state.kept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored there.
  }
}

// The next person on this device must not read it.
onMemberLeft(dropReminder);

/** The reminder of this device; `read` once it is known whether there is one. */
export function useReminder() {
  return useSnapshot(state);
}
