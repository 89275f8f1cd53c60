import type { Order } from '../../../../contract/schemas/member.ts';

type State = Order['state'];

const ORDER: readonly State[] = ['new', 'confirmed', 'ready', 'redeemed'];

const WORDS: Record<Order['kind'], Record<State, string>> = {
  offer: {
    new: 'Оформлен',
    confirmed: 'Подтверждён',
    ready: 'Готов к\u00a0выдаче',
    redeemed: 'Получен',
    cancelled: 'Отменён',
  },
  webinar: {
    new: 'Запись принята',
    confirmed: 'Место за\u00a0вами',
    ready: 'День эфира',
    redeemed: 'Вы\u00a0были на\u00a0эфире',
    cancelled: 'Запись отменена',
  },
};

/** The label of a state for each kind of order. */
export const stateWords = ({ kind, state }: Pick<Order, 'kind' | 'state'>) => WORDS[kind][state];

export type OrderStep = { readonly title: string; readonly standing: 'done' | 'now' | 'ahead' };

/** The steps of an order: past, current and future. A cancelled one has none. */
export function stepsOf({ kind, state }: Pick<Order, 'kind' | 'state'>): readonly OrderStep[] {
  const now = ORDER.indexOf(state);
  if (now < 0) return [];
  return ORDER.map((step, place) => ({
    title: WORDS[kind][step],
    standing: place < now ? 'done' : place > now ? 'ahead' : step === 'redeemed' ? 'done' : 'now',
  }));
}

/** Still to be collected. */
export const isActive = ({ state }: Pick<Order, 'state'>) =>
  state === 'new' || state === 'confirmed' || state === 'ready';

const DAY = 86_400_000;

export type OrderAction = 'show' | 'redeem' | 'cancel' | 'unredeem' | 'again';

/** The actions for an order at this moment, the most likely first. */
export function actionsOf(order: Order, now: number): readonly OrderAction[] {
  const { kind, state, code } = order;
  // A code that was shown may already be at the till: it cannot be given back.
  if (state === 'ready' && kind === 'offer') return code === null ? ['show', 'cancel'] : ['redeem'];
  if (isActive(order)) return ['cancel'];
  if (kind === 'webinar') return [];
  const fresh = state === 'redeemed' && now - Date.parse(order.updated_at) < DAY;
  return fresh ? ['again', 'unredeem'] : ['again'];
}
