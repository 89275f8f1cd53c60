import type { Fault } from '../fault.ts';
import { backendFaults } from './backend.ts';
import { codeFaults } from './code.ts';
import { edgeFaults } from './edge.ts';
import { unitFaults } from './units.ts';

/** In the order they are planted in: those of one layer after the other. */
export const faults: readonly Fault[] = [
  ...codeFaults,
  ...unitFaults,
  ...edgeFaults,
  ...backendFaults,
];
