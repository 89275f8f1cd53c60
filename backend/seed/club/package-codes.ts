import { packageCodeFrom } from '../../../src/config/package-code.ts';

/** A code and the alias of the product whose package it is printed on. */
export type SeedPackageCode = { readonly code: string; readonly product: string };

const printed = (product: string, ...bodies: string[]): SeedPackageCode[] =>
  bodies.map((body) => ({ code: packageCodeFrom(body), product }));

/** Codes that anyone may register once; the README lists them. */
export const freeCodes = [
  ...printed('yasno-den', 'DEN2A3B4C5', 'DEN6D7E8F9'),
  ...printed('yasno-den-komfort', 'KMFRT23456', 'KMFRT78923'),
  ...printed('yasno-mesyac', 'MESYAC2345', 'MESYAC6789'),
  ...printed('yasno-mesyac-torik', 'TRK2M3N4P5', 'TRK6P7R8S9'),
  ...printed('yasno-rastvor-vse-v-odnom', 'RASTVR2345', 'RASTVR6789'),
  ...printed('yasno-kapli-uvlazhnenie', 'KAPXY23456'),
];

/** The demo member's codes, in the order of registration. */
export const registeredCodes = [
  ...printed('yasno-den', 'ANNA2A2345'),
  ...printed('yasno-rastvor-vse-v-odnom', 'ANNA3A2345'),
  ...printed('yasno-mesyac', 'ANNA4A2345', 'ANNA5A2345'),
  ...printed('yasno-kapli-ekran', 'ANNA6A2345'),
  ...printed('yasno-mesyac', 'ANNA7A2345', 'ANNA8A2345', 'ANNA9A2345'),
  ...printed('yasno-rastvor-sensitiv', 'ANNABA2345'),
  ...printed('yasno-mesyac-plyus', 'ANNACA2345', 'ANNADA2345'),
];
