import { SourcingError, type Told } from '../src/sourcing/source.ts';
import type { Held, Named } from './content/part.ts';
import { RenderError } from './render/render-error.ts';

/** Why content cannot be used, for an editor. */
export function heldWords(error: unknown): Told {
  if (error instanceof SourcingError && error.told) return error.told;
  const words = (text: string) => ({ field: null, words: text });
  if (error instanceof SourcingError) return words('Содержание не\u00a0удалось прочитать');
  if (!(error instanceof RenderError)) return words('Не\u00a0сочетается с\u00a0другим содержанием');
  return words(
    error.isLate
      ? 'Страница собирается слишком долго'
      : 'Страницу с\u00a0этим содержанием не\u00a0удалось собрать',
  );
}

/** An entity that could not be read. */
export const heldFor = (named: Named, error: SourcingError): Held => ({
  ...named,
  ...heldWords(error),
  reason: error.message,
});
