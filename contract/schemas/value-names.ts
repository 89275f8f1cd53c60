/** Russian names of coded values, for pages and for an editor's choices. */
import type { LensTypeKey } from './lens-types.ts';
import type { LensParameters } from './product.ts';
import type { Shop } from './shop.ts';

export const replacementWords: Record<LensParameters['replacement'], string> = {
  daily: 'каждый день',
  'two-weeks': 'раз в\u00a0две недели',
  monthly: 'раз в\u00a0месяц',
  quarterly: 'раз в\u00a0три месяца',
};

export const wearWords: Record<LensParameters['wear'], string> = {
  day: 'дневной: на\u00a0ночь линзы снимают',
  flexible: 'гибкий: допускается короткий дневной сон',
  extended: 'продлённый: до\u00a0шести ночей подряд, если разрешил врач',
};

export const designWords: Record<LensParameters['design'], string> = {
  spherical: 'сферический',
  aspherical: 'асферический',
  toric: 'торический',
  multifocal: 'мультифокальный',
  'toric-multifocal': 'торический мультифокальный',
};

export const uvWords: Record<LensParameters['uv'], string> = {
  none: 'нет',
  'class-1': 'есть, класс\u00a01',
  'class-2': 'есть, класс\u00a02',
};

export const lensTypeWords: Record<LensTypeKey, string> = {
  aspherical: 'Асферические',
  toric: 'Торические',
  multifocal: 'Мультифокальные',
  '18th': 'Для детей',
};

export const shopKindWords: Record<Shop['kind'], string> = {
  optician: 'Оптика',
  shop: 'Магазин',
  online: 'Интернет-магазин',
};
