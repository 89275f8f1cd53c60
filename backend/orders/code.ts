import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another, read aloud or printed small. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** What a member shows at the till: nobody finds one by trying. */
export const makeOrderCode = () => [group(), group(), group()].join('-');

/** The number people speak of an order by. */
export const orderNumber = (id: number) => `Я-${String(id).padStart(5, '0')}`;
