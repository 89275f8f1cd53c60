/** The names of the brand, which texts use as placeholders in braces, so that they are defined only once. */
import type { Brand } from '../schemas/settings.ts';
import type { Variables } from './variables.ts';

export const brandVariables = {
  марка: { label: 'Название марки', example: 'Ясно' },
  клуб: { label: 'Название клуба', example: 'Ясно Клуб' },
  'клуб чего': { label: 'Чего? Баллы клуба', example: 'Ясно Клуба' },
  'клуб куда': { label: 'Куда? Приглашаем в\u00a0клуб', example: 'Ясно Клуб' },
  'клуб где': { label: 'Где? Счёт в\u00a0клубе', example: 'Ясно Клубе' },
} as const satisfies Variables;

type BrandVariable = keyof typeof brandVariables;

/** The value of each of the brand's placeholders. */
export const brandValues = (brand: Brand): Readonly<Record<BrandVariable, string>> => ({
  марка: brand.name,
  клуб: brand.club,
  'клуб чего': brand.club_genitive,
  'клуб куда': brand.club_accusative,
  'клуб где': brand.club_prepositional,
});
