/** Files of pictures that are added to a text, and their addresses until they are uploaded. */

const DATA = /^data:(image\/([a-z]+)[\w.+-]*);base64,(.*)$/is;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Decodes the file in a data URL; null when it cannot be read. */
export function fileInAddress(src: string): File | null {
  const [, type = '', extension = '', base64] = DATA.exec(src) ?? [];
  if (base64 === undefined) return null;
  try {
    return new File([bytesOf(base64.replace(/\s/g, ''))], `картинка.${extension}`, { type });
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Pictures among dropped or pasted files. */
export const picturesAmong = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));

type Clipboard = {
  readonly files: Iterable<File>;
  readonly getData: (type: string) => string;
};

/** Whether a clipboard is only a picture: Word and Excel also add a picture of copied text. */
export const isOnlyPicture = (data: Clipboard): boolean =>
  picturesAmong(data.files).length > 0 &&
  data.getData('text/plain').trim() === '' &&
  !/<(?:p|div|table|li|h\d)\b/i.test(data.getData('text/html'));
