import { wholeNumber } from '../../src/config/number-words.ts';

const rules = new Intl.PluralRules('ru');
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

const counted = (points: number, forms: Forms) =>
  `${wholeNumber(points)}\u00a0${forms[rules.select(points)] ?? 'баллов'}`;

/** «1 балл», «302 балла», «150 баллов». */
export const pointsText = (points: number) => counted(points, { one: 'балл', few: 'балла' });

/** «от 60 до 150 баллов»; one number if both are equal. */
export const rangeText = (least: number, most: number) =>
  least === most
    ? pointsText(most)
    : `от\u00a0${wholeNumber(least)} до\u00a0${counted(most, { one: 'балла' })}`;
