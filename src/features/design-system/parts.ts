import type { ComponentType } from 'react';
import { ButtonsPart } from './ButtonsPart.tsx';
import { CardsPart } from './CardsPart.tsx';
import { CarouselPart } from './CarouselPart.tsx';
import { ChoicesPart } from './ChoicesPart.tsx';
import { ColoursPart } from './ColoursPart.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import { IconsPart } from './IconsPart.tsx';
import { ListsPart } from './ListsPart.tsx';
import { NavigationPart } from './NavigationPart.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { OverlaysPart } from './OverlaysPart.tsx';
import { RevealPart } from './RevealPart.tsx';
import { ReviewsPart } from './ReviewsPart.tsx';
import { StatesPart } from './StatesPart.tsx';
import { PalettesPart } from './PalettesPart.tsx';
import { TypePart } from './TypePart.tsx';

type Part = { id: string; title: string; Content: ComponentType };

/** The parts of the page, in display order. */
export const parts: readonly Part[] = [
  { id: 'palettes', title: 'Три темы рядом', Content: PalettesPart },
  { id: 'colours', title: 'Цвета', Content: ColoursPart },
  { id: 'type', title: 'Текст', Content: TypePart },
  { id: 'icons', title: 'Знаки', Content: IconsPart },
  { id: 'buttons', title: 'Кнопки', Content: ButtonsPart },
  { id: 'navigation', title: 'Ссылки и\u00a0навигация', Content: NavigationPart },
  { id: 'fields', title: 'Поля', Content: FieldsPart },
  { id: 'choices', title: 'Выбор', Content: ChoicesPart },
  { id: 'reveal', title: 'Раскрытие и\u00a0вкладки', Content: RevealPart },
  { id: 'overlays', title: 'Окна и\u00a0сообщения', Content: OverlaysPart },
  { id: 'cards', title: 'Карточки', Content: CardsPart },
  { id: 'carousel', title: 'Карусель', Content: CarouselPart },
  { id: 'lists', title: 'Метки и\u00a0теги', Content: ListsPart },
  { id: 'numbers', title: 'Цены и\u00a0баллы', Content: NumbersPart },
  { id: 'reviews', title: 'Отзывы', Content: ReviewsPart },
  { id: 'states', title: 'Пустота, ожидание, сбой', Content: StatesPart },
];
