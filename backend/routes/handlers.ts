import type { Handler } from '../handler.ts';
import { certificateHandlers } from './certificate/certificate.ts';
import { articleHandlers } from './content/articles.ts';
import { certificateContentHandlers } from './certificate/certificate-content.ts';
import { opticianHandlers } from './certificate/opticians.ts';
import { discountHandlers } from './content/discounts.ts';
import { documentHandlers } from './content/documents.ts';
import { feedbackHandlers } from './feedback/feedback.ts';
import { captchaHandlers } from './login/captcha.ts';
import { loginHandlers } from './login/login.ts';
import { byEmailHandlers } from './members/by-email.ts';
import { formHandlers } from './members/forms.ts';
import { invitationHandlers } from './members/invitations.ts';
import { mailingHandlers } from './members/mailings.ts';
import { profileHandlers } from './members/profile.ts';
import { memberSessionHandlers } from './members/sessions.ts';
import { productHandlers } from './content/products.ts';
import { redirectHandlers } from './content/redirects.ts';
import { offerHandlers } from './points/offers.ts';
import { orderHandlers } from './points/orders.ts';
import { pointsHandlers } from './points/points.ts';
import { referenceHandlers } from './content/reference.ts';
import { searchHandler } from './content/search.ts';
import { reviewHandlers } from './reviews/reviews.ts';
import { sessionHandlers } from './session/session.ts';
import { shopHandlers } from './shops/shops.ts';
import { surveyHandlers } from './surveys/surveys.ts';

/** All handlers; a call of the contract without one responds with 501. */
export const handlers: readonly Handler[] = [
  ...articleHandlers,
  ...byEmailHandlers,
  ...captchaHandlers,
  ...certificateContentHandlers,
  ...certificateHandlers,
  ...discountHandlers,
  ...documentHandlers,
  ...feedbackHandlers,
  ...formHandlers,
  ...invitationHandlers,
  ...loginHandlers,
  ...mailingHandlers,
  ...memberSessionHandlers,
  ...offerHandlers,
  ...opticianHandlers,
  ...orderHandlers,
  ...pointsHandlers,
  ...productHandlers,
  ...profileHandlers,
  ...redirectHandlers,
  ...referenceHandlers,
  ...reviewHandlers,
  ...sessionHandlers,
  ...shopHandlers,
  ...surveyHandlers,
  searchHandler,
];
