import * as calls from '../../../contract/calls/user.ts';
import { codesOf } from '../../codes/find.ts';
import { registerCode } from '../../codes/register.ts';
import { implement, memberOf } from '../../handler.ts';
import { balanceOf } from '../../points/balance.ts';
import { historyOf } from '../../points/history.ts';
import { pointsMenu } from '../../points/menu.ts';
import { readPointsRules } from '../../points/rules.ts';

const balance = implement(calls.userBalance, (_params, { db, caller, now }) =>
  balanceOf(db, memberOf(caller), now()),
);

const history = implement(calls.userHistoryPoints, (asked, { db, caller, now }) =>
  historyOf(db, memberOf(caller), asked, now()),
);

const menu = implement(calls.menuGetPoints, async (_params, { db }) =>
  pointsMenu(await readPointsRules(db)),
);

const codes = implement(calls.productPackageCode, async (_params, { db, caller }) => {
  const items = await codesOf(db, memberOf(caller));
  return { items, total: items.length };
});

const register = implement(calls.productCodeRegistration, async ({ code }, context) => {
  const { db, caller, now } = context;
  return { accepted: true as const, id: await registerCode(db, memberOf(caller), code, now()) };
});

export const pointsHandlers = [balance, history, menu, codes, register];
