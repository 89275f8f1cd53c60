/** The resident process that keeps the published site up to date with its content. */
import { parseArgs } from 'node:util';
import { EnvironmentError } from '../src/config/environment.ts';
import { runProgram } from '../system/program.ts';
import { regenerate } from './regenerate.ts';

const { values } = parseArgs({
  options: {
    /** The sources have changed since the site was built. */
    outdated: { type: 'boolean', default: false },
    /** Read nothing before the parent process says so. */
    wait: { type: 'boolean', default: false },
  },
});

runProgram(
  (program) =>
    regenerate(program, { isOutdated: values.outdated, waits: values.wait, endsBuilt: true }),
  { expects: [EnvironmentError] },
);
