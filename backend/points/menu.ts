import { withValues } from '../../contract/collections/variables.ts';
import type { PointsMenu } from '../../contract/schemas/member.ts';
import type { PointsRules } from '../../contract/schemas/points-rules.ts';
import { routes } from '../../src/config/routes.ts';
import { pointsText, rangeText } from './points-text.ts';

const PLACES = {
  code: { url: routes.personalCodes, kind: 'earn' },
  invite: { url: routes.personalInvite, kind: 'earn' },
  quiz: { url: routes.personalSurveys, kind: 'earn' },
  survey: { url: routes.personalSurveys, kind: 'earn' },
  partners: { url: routes.personalPartners, kind: 'spend' },
  webinars: { url: routes.personalWebinars, kind: 'spend' },
} as const satisfies Record<keyof PointsRules['ways'], object>;

/** Ways to earn and to spend points, in display order. */
export function pointsMenu(rules: PointsRules): PointsMenu {
  const { earnings, packages, ways } = rules;
  const ofPackages = Object.values(packages);
  const values = {
    упаковка: rangeText(Math.min(...ofPackages), Math.max(...ofPackages)),
    другу: pointsText(earnings.invited.points),
  };
  const points: Partial<Record<keyof typeof PLACES, number>> = {
    invite: earnings.inviter.points,
    quiz: earnings.quiz.points,
    survey: earnings.survey.points,
  };
  const keys = ['code', 'invite', 'quiz', 'survey', 'partners', 'webinars'] as const;
  return {
    items: keys.map((key) => ({
      key,
      title: ways[key].title,
      text: withValues(ways[key].text, values),
      ...PLACES[key],
      points: points[key] ?? null,
    })),
  };
}
