import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another when read aloud or printed small. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** The code a member shows at the checkout; it cannot be guessed. */
export const makeOrderCode = () => [group(), group(), group()].join('-');

/** The order number for people. */
export const orderNumber = (id: number) => `Я-${String(id).padStart(5, '0')}`;
