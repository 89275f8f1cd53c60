/** Every collection's description, by its name in the editor API. */
import { articleDescriptions } from './articles.ts';
import { clubDescriptions } from './club.ts';
import type { Descriptions } from './description.ts';
import { documents } from './documents.ts';
import { pageDescriptions } from './pages.ts';
import { placeDescriptions } from './places.ts';
import { productDescriptions } from './products.ts';
import { questionDescriptions } from './questions.ts';
import { siteDescriptions } from './site.ts';
import { surveyDescriptions } from './surveys.ts';

export const descriptions: Descriptions = {
  ...articleDescriptions,
  ...productDescriptions,
  ...questionDescriptions,
  ...pageDescriptions,
  ...placeDescriptions,
  ...clubDescriptions,
  ...surveyDescriptions,
  ...siteDescriptions,
  documents,
};
