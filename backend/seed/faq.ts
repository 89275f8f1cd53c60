import { faqCareItems } from './faq-care.ts';
import { faqClubItems } from './faq-club.ts';
import { faqWearItems } from './faq-wear.ts';
import type { SeedFaqItem } from './types.ts';

export const faqSections: { alias: string; title: string }[] = [
  { alias: 'podbor', title: 'Подбор линз' },
  { alias: 'noshenie', title: 'Ношение' },
  { alias: 'uhod', title: 'Уход и хранение' },
  { alias: 'zdorove-glaz', title: 'Здоровье глаз' },
  { alias: 'besplatnaya-para', title: 'Бесплатная пара' },
  { alias: 'yasno-klub', title: '«Ясно Клуб»' },
  { alias: 'pokupka', title: 'Покупка' },
];

export const faqItems: SeedFaqItem[] = [...faqWearItems, ...faqCareItems, ...faqClubItems];
