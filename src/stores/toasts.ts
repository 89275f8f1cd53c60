import { proxy, useSnapshot } from 'valtio';

export type ToastTone = 'info' | 'success' | 'error';
export type ToastMessage = { readonly id: number; readonly text: string; readonly tone: ToastTone };

/** The current messages, oldest first. */
export const toasts = proxy<{ shown: ToastMessage[] }>({ shown: [] });

let last = 0;

/**
 * Shows a message. It stays until the visitor closes it, so it need not be read in a hurry. A
 * repeated message does not pile up.
 */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  last += 1;
  const others = toasts.shown.filter((toast) => toast.text !== text);
  toasts.shown = [...others, { id: last, text, tone }];
}

/** Removes a message. */
export function closeToast(id: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

/** The messages to show, for the one region that shows them. */
export function useToasts(): readonly ToastMessage[] {
  return useSnapshot(toasts).shown;
}
