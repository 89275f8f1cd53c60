import type { Fault } from '../fault.ts';
import { backendFaults } from './backend.ts';
import { codeFaults } from './code.ts';
import { edgeFaults } from './edge.ts';
import { lawFaults } from './law.ts';
import { pageFaults } from './pages.ts';
import { regeneratorFaults } from './regenerator.ts';
import { servedFaults } from './served.ts';
import { siteFaults } from './site.ts';
import { unitFaults } from './units.ts';
import { wayFaults } from './ways.ts';

/** In the order in which they are planted: one layer after another. */
export const faults: readonly Fault[] = [
  ...codeFaults,
  ...unitFaults,
  ...edgeFaults,
  ...servedFaults,
  ...backendFaults,
  ...lawFaults,
  ...siteFaults,
  ...regeneratorFaults,
  ...pageFaults,
  ...wayFaults,
];
