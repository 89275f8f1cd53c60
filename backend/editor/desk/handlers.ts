/** Handlers of the desk's calls. */
import * as calls from '../../../contract/calls/desk.ts';
import { implement, type EditorHandler } from '../handler.ts';
import { cancelForDesk, findCertificates, sendForDesk } from './certificates.ts';
import { importCodes, lookUpCode } from './codes.ts';
import {
  dropDelivery,
  listDeliveries,
  readDeliveryState,
  sendDeliveryAgain,
} from './deliveries.ts';
import { noteLook, readLooks } from './journal.ts';
import { emptyLetter } from './letters.ts';
import { correctForDesk, deleteForDesk, exportForDesk, findMembers } from './members.ts';
import { listOpticians, setOpticianStock } from './opticians.ts';
import { cancelOrderForDesk, findOrders, sendOrderForDesk } from './orders.ts';
import { endQuestion, listQuestions, readQuestion } from './questions.ts';
import { decideReview, listReviews } from './reviews.ts';

const questionHandlers = [
  implement(calls.deskQuestions, async ({ reason, ...asked }, context) => {
    const about = `вопросы, страница ${asked.page}`;
    await noteLook(context.db, context, { action: 'questions', about, reason });
    return listQuestions(context.db, asked);
  }),
  implement(calls.deskQuestion, async ({ question: id, reason }, context) => {
    const question = await readQuestion(context.db, id);
    await noteLook(context.db, context, { action: 'question', about: `вопрос ${id}`, reason });
    return question;
  }),
  implement(calls.deskLetter, (_params, { db }) => emptyLetter(db)),
  implement(calls.deskQuestionAnswer, ({ question: id, answer: { text, reason } }, context) =>
    endQuestion(context, { id, answer: text, reason }),
  ),
  implement(calls.deskQuestionClose, ({ question: id, why: { reason } }, context) =>
    endQuestion(context, { id, answer: null, reason }),
  ),
];

const reviewHandlers = [
  implement(calls.deskReviews, async ({ reason, ...asked }, context) => {
    const about = `отзывы, страница ${asked.page}`;
    await noteLook(context.db, context, { action: 'reviews', about, reason });
    return listReviews(context.db, asked);
  }),
  implement(calls.deskReviewDecide, ({ review, decision }, context) =>
    decideReview(context, review, decision),
  ),
];

const certificateHandlers = [
  implement(calls.deskCertificates, ({ find }, context) => findCertificates(context, find)),
  implement(calls.deskCertificateCancel, ({ certificate, why: { reason } }, context) =>
    cancelForDesk(context, certificate, reason),
  ),
  implement(calls.deskCertificateSend, ({ certificate, why: { reason } }, context) =>
    sendForDesk(context, certificate, reason),
  ),
];

const orderHandlers = [
  implement(calls.deskOrders, ({ find }, context) => findOrders(context, find)),
  implement(calls.deskOrderCancel, ({ order, why: { reason } }, context) =>
    cancelOrderForDesk(context, order, reason),
  ),
  implement(calls.deskOrderSend, ({ order, why: { reason } }, context) =>
    sendOrderForDesk(context, order, reason),
  ),
];

const goodsHandlers = [
  implement(calls.deskOpticians, (asked, { db }) => listOpticians(db, asked)),
  implement(calls.deskOpticianStock, ({ optician, stock }, context) =>
    setOpticianStock(context, { opticId: optician, ...stock, was: stock.was }),
  ),
  implement(calls.deskCodesImport, ({ csv, trial, reason }, context) =>
    importCodes(context, { csv, isTrial: trial === '1' || trial === 'true', reason }),
  ),
  implement(calls.deskCode, ({ find }, context) => lookUpCode(context, find)),
];

const memberHandlers = [
  implement(calls.deskMembers, ({ find }, context) => findMembers(context, find)),
  implement(calls.deskPoints, ({ member, correction }, context) =>
    correctForDesk(context, { member, ...correction }),
  ),
  implement(calls.deskMemberData, ({ member, why: { reason } }, context) =>
    exportForDesk(context, member, reason),
  ),
  implement(calls.deskMemberDelete, ({ member, why: { reason } }, context) =>
    deleteForDesk(context, member, reason),
  ),
];

const deliveryHandlers = [
  implement(calls.deskDeliveryState, (_params, context) => readDeliveryState(context)),
  implement(calls.deskDeliveries, async ({ reason, ...asked }, context) => {
    const about = `сообщения, страница ${asked.page}`;
    await noteLook(context.db, context, { action: 'deliveries', about, reason });
    return listDeliveries(context, asked);
  }),
  implement(calls.deskDeliverySend, ({ delivery, why: { reason } }, context) =>
    sendDeliveryAgain(context, delivery, reason),
  ),
  implement(calls.deskDeliveryDrop, ({ delivery, why: { reason } }, context) =>
    dropDelivery(context, delivery, reason),
  ),
];

export const deskHandlers: readonly EditorHandler[] = [
  ...questionHandlers,
  ...reviewHandlers,
  ...certificateHandlers,
  ...orderHandlers,
  ...goodsHandlers,
  ...memberHandlers,
  ...deliveryHandlers,
  implement(calls.deskLog, (asked, { db }) => readLooks(db, asked)),
];
