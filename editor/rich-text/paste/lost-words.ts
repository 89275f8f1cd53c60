import { counted } from '../../../src/words/plural.ts';
import type { Lost } from './pictures.ts';

const PICTURES = { one: 'картинка', few: 'картинки', many: 'картинок' };

/** What could not be pasted, one sentence each. */
export function lostWords({ onDisk, elsewhere }: Lost, hasNotes: boolean): string[] {
  const told: string[] = [];
  if (onDisk > 0) {
    told.push(
      `Не\u00a0вставилось: ${counted(onDisk, PICTURES)} с\u00a0вашего компьютера. Перетащите файлы в\u00a0текст или вставьте их по\u00a0одному.`,
    );
  }
  if (elsewhere > 0) {
    told.push(
      `Не\u00a0вставилось: ${counted(elsewhere, PICTURES)} с\u00a0другого сайта. Сохраните файлы и\u00a0загрузите их сюда.`,
    );
  }
  if (hasNotes) {
    told.push('Сноски документа стали обычным текстом: заведите их в\u00a0разделе «Сноски».');
  }
  return told;
}
