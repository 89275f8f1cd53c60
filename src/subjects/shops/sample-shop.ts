import type { ShopWords } from '../../words/shop-words.ts';

/** A shop for samples: the edge replaces these placeholders with real values. */
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
