/**
 * Loads `.env` if it exists; variables that are already set take precedence. The npm scripts that run
 * the site import it, because Node's own `--env-file-if-exists` reports a missing file at every start.
 */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
