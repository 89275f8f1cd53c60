import type { ShopWords } from '../../words/shop-words.ts';

/** A shop of samples: the edge puts a real one's words in the places of these. */
export const SAMPLE_SHOP: ShopWords = {
  id: '{{id}}',
  title: '{{title}}',
  kind: '{{kind}}',
  place: '{{place}}',
  metro: '{{metro}}',
  hours: '{{hours}}',
  phone: '{{phone}}',
  tel: '{{tel}}',
  site: '{{site}}',
  lat: '{{lat}}',
  lon: '{{lon}}',
};
