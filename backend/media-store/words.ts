import type { MediaStoreError } from './store.ts';

const LATER =
  'Хранилище картинок и\u00a0файлов сейчас не\u00a0отвечает. Ничего не\u00a0потеряно: попробуйте ещё раз через минуту';
const TELL =
  'Хранилище картинок и\u00a0файлов не\u00a0принимает их. Расскажите об\u00a0этом тому, кто обслуживает сайт';
const FULL =
  'На\u00a0сервере кончилось место для\u00a0картинок и\u00a0файлов. Расскажите об\u00a0этом тому, кто обслуживает сайт';

/** The message about a failing store for an editor or a visitor. */
export function mediaWords({ trouble }: MediaStoreError): string {
  if (trouble === 'unavailable') return LATER;
  return trouble === 'full' ? FULL : TELL;
}
