import { mailing, mailingLeave } from '../../../contract/calls/account.ts';
import { implement } from '../../handler.ts';
import { leaveMailing, readMailing } from '../../mailings/leave.ts';

const read = implement(mailing, ({ key }, context) => readMailing(key, context));

const leave = implement(mailingLeave, ({ key }, context) => leaveMailing(key, context));

export const mailingHandlers = [read, leave];
