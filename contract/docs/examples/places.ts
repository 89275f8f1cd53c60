import type { Certificate, CertificateShop } from '../../schemas/certificate.ts';
import type { City, Shop } from '../../schemas/shop.ts';
import { CHANGED } from './listed.ts';

export const city: City = {
  id: 6281,
  title: 'Москва',
  region: 'Москва',
  lat: 55.7558,
  lon: 37.6173,
  shops: 41,
  updated_at: CHANGED,
};

export const optician: Shop = {
  id: 13,
  title: 'Оптика «Видно далеко»',
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: 'ул. Заречная, д. 8',
  lat: 55.751,
  lon: 37.6247,
  phone: '8 800 000-78-93',
  metro: 'Китай-город',
  hours: [{ days: 'Ежедневно', open: '10:00', close: '20:00' }],
  lens_types: ['toric', 'multifocal'],
  website: null,
  updated_at: CHANGED,
  revision: 12,
};

export const onlineShop: Shop = {
  ...optician,
  id: 31,
  title: 'Интернет-магазин «Вторая пара»',
  kind: 'online',
  address: 'Пункт выдачи: ул. Молодёжная, д. 29',
  lens_types: ['aspherical'],
  website: 'https://shop-3.example/',
};

export const certificateShop: CertificateShop = { ...optician, stock: 'few' };

export const certificate: Certificate = {
  id: 6,
  number: '0000-0000-0195',
  state: 'issued',
  holder: 'Анна Иванова',
  issued_on: '2026-11-21',
  valid_to: '2026-12-21',
  optician,
  code: '00000000019537XN',
  resend_in: 60,
  updated_at: CHANGED,
};
