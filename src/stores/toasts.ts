import { proxy, useSnapshot } from 'valtio';

export type ToastTone = 'info' | 'success' | 'error';
export type ToastMessage = { readonly id: number; readonly text: string; readonly tone: ToastTone };

/** What the page has to say right now, oldest first. */
export const toasts = proxy<{ shown: ToastMessage[] }>({ shown: [] });

let last = 0;

/**
 * Says something in passing. It stays until somebody closes it: nobody has to read in a hurry. The
 * same words said again do not pile up.
 */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  last += 1;
  const others = toasts.shown.filter((toast) => toast.text !== text);
  toasts.shown = [...others, { id: last, text, tone }];
}

/** Takes a message away. */
export function closeToast(id: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

/** The messages to show, for the one region that shows them. */
export function useToasts(): readonly ToastMessage[] {
  return useSnapshot(toasts).shown;
}
