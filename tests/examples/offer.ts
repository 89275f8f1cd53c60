import type { PartnerOffer } from '../../contract/schemas/member.ts';

/** A partner's offer for points. */
export const exampleOffer: PartnerOffer = {
  id: 3,
  title: 'Футляр',
  partner: 'Дом оптики',
  lead: 'Лёгкий футляр',
  body: '<p>Один раз</p>',
  cover: { src: '/media/a.jpg', alt: '', width: 10, height: 10 },
  points: 300,
  places_left: 2,
  valid_to: '2026-12-31',
  updated_at: '2026-11-21T10:00:00.000Z',
};
