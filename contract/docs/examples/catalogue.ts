import * as v from 'valibot';
import type { Discount } from '../../schemas/discount.ts';
import {
  productCard as cardSchema,
  type CatalogSection,
  type Product,
} from '../../schemas/product.ts';
import { picture, stored } from './content.ts';

const cover = picture('yasno-den-komfort', 'Коробка однодневных линз «Ясно День Комфорт»');

export const product: Product = {
  ...stored,
  id: 2,
  alias: 'yasno-den-komfort',
  url: '/catalog/yasno-den-komfort/',
  title: 'Ясно День Комфорт',
  kind: 'lenses',
  section: {
    id: 1,
    alias: 'odnodnevnye-linzy',
    title: 'Однодневные линзы',
    url: '/catalog/?section=odnodnevnye-linzy',
  },
  lead: 'Однодневные силикон-гидрогелевые линзы с асферической оптикой.',
  description: '<p>Новая пара каждое утро: раствор и контейнер не нужны.</p>',
  advantages: ['Не нужны раствор и контейнер'],
  gallery: [cover],
  lens: {
    replacement: 'daily',
    wear: 'day',
    design: 'aspherical',
    material: 'силикон-гидрогель',
    water_content: 46,
    dkt: 110,
    base_curves: [8.5],
    diameters: [14.2],
    powers: [{ from: -6, to: -0.5, step: 0.25 }],
    cylinders: [],
    axes: [],
    additions: [],
    centre_thickness: 0.08,
    uv: 'class-2',
    handling_tint: true,
  },
  liquid: null,
  packages: [{ title: '30 линз', quantity: 30, unit: 'линзы' }],
  filter_keys: ['aspherical'],
  out_of_production: false,
  instructions: [
    {
      id: 1,
      alias: 'kak-nadet-linzu',
      title: 'Как надеть линзу',
      url: '/instructions/#kak-nadet-linzu',
    },
  ],
  articles: [
    {
      id: 10,
      alias: 'odnodnevnye-ili-mesyachnye',
      title: 'Однодневные или месячные: честное сравнение',
      url: '/articles/pervye-shagi/odnodnevnye-ili-mesyachnye/',
    },
  ],
};

export const productCard = v.parse(cardSchema, { ...product, cover });

export const catalogSection: CatalogSection = {
  ...stored,
  id: 1,
  alias: 'odnodnevnye-linzy',
  url: '/catalog/?section=odnodnevnye-linzy',
  title: 'Однодневные линзы',
  lead: 'Каждое утро новая стерильная пара.',
  cover: picture('section-odnodnevnye-linzy'),
  products: 5,
};

export const discount: Discount = {
  ...stored,
  id: 1,
  alias: 'odnodnevnye-linzy-onlajn',
  url: '/discounts/1/',
  title: 'Скидка 15 % на однодневные линзы',
  kind: 'online',
  lead: 'Действует в интернет-магазинах, если в заказе не меньше двух упаковок.',
  body: '<p>Скидка считается от цены магазина на день заказа.</p>',
  percent: 15,
  valid_from: '2026-09-01',
  valid_to: '2026-12-31',
  cover: picture('discount-odnodnevnye-linzy-onlajn'),
  products: 3,
};

export const shopDiscount: Discount = {
  ...discount,
  id: 2,
  alias: 'vtoraya-upakovka-v-optike',
  url: '/discounts/2/',
  title: 'Скидка 20 % на вторую упаковку',
  kind: 'offline',
  lead: 'Действует в оптиках при покупке двух упаковок одной модели.',
  percent: 20,
};
