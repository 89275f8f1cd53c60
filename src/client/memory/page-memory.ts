/**
 * Stores a value across pages for the lifetime of the tab. Storage may be blocked: then nothing is
 * stored.
 */
export function keepForTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing is stored.
  }
}

/** The value stored for this tab, or null. */
export function keptForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
