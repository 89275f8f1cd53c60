import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StopError } from './stop-error.ts';

/** Whether `parseArgs` did not accept a command line; the message of its error is for whoever typed it. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

function knownOf({ options = {} }: ParseArgsConfig): string {
  const names = Object.entries(options).map(
    ([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`,
  );
  return names.length > 0 ? `The options are: ${names.join(', ')}.` : 'There are no options.';
}

/**
 * The options and arguments of a command.
 * @throws StopError with a sentence that names the known options, so that `--help` is answered, too.
 */
export function commandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isWrongOption(error)) throw error;
    // Node goes on with advice on `--`.
    const [said = ''] = error.message.split(/\. (?=To specify)/);
    throw new StopError(`${said.replace(/\.$/, '')}. ${knownOf(config)}`, { cause: error });
  }
}
