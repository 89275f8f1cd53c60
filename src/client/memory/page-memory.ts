/** What a tab keeps over its pages, for as long as it is open. Storage may be blocked: then nothing. */
export function keepForTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing is kept.
  }
}

/** What was kept for this tab, or null. */
export function keptForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
