/** The resident process that keeps the published site up to date with its content. */
import { EnvironmentError } from '../src/config/environment.ts';
import { commandLine } from '../system/command-line.ts';
import { runProgram } from '../system/program.ts';
import { regenerate } from './regenerate.ts';

runProgram(
  async (program) => {
    const { values } = commandLine({
      options: {
        /** The sources have changed since the site was built. */
        outdated: { type: 'boolean', default: false },
        /** Read nothing before the parent process says so. */
        wait: { type: 'boolean', default: false },
      },
    });
    await regenerate(program, { isOutdated: values.outdated, waits: values.wait, endsBuilt: true });
  },
  { expects: [EnvironmentError] },
);
