import type { FeedbackField } from '../../../contract/schemas/feedback.ts';

/** Fields for a person to fill in, in the order of the form, with their labels. */
export const FIELDS = {
  name: 'Как к\u00a0вам обращаться',
  email: 'Электронная почта',
  phone: 'Телефон',
  company: 'Компания или салон',
  source: 'О\u00a0чём вопрос',
  traffic: 'Как вы\u00a0о\u00a0нас узнали',
  question: 'Ваш вопрос',
  policy: 'Согласие',
} as const satisfies Partial<Record<FeedbackField, string>>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** The anchor of a field. */
export const fieldAnchor = (field: string) => `field-${field}`;

const WAYS = [
  'От\u00a0врача или в\u00a0оптике',
  'От\u00a0друзей',
  'Из\u00a0поиска',
  'Из\u00a0социальных сетей',
  'Давно ношу ваши линзы',
];

const option = (title: string) => ({ value: title, label: title });

export const trafficOptions = WAYS.map(option);
export const sourceOptions = (themes: readonly string[]) => themes.map(option);
