/**
 * Takes the settings of `.env` in; what is set already wins. npm scripts that run the site import it;
 * Node's own `--env-file-if-exists` tells at every start that there is no such file.
 */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
