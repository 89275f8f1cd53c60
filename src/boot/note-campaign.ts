import { keepCampaign } from '../client/memory/campaign.ts';

/** Stores the campaign in the address of the document, unless the visitor allows only what is necessary. */
export function noteCampaign(): void {
  if (document.documentElement.dataset['consent'] !== 'no') keepCampaign(location.search);
}
