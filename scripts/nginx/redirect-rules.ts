import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';

const ruleSchema = v.object({
  from: v.string(),
  to: v.string(),
  status: v.optional(v.number(), 301),
  force: v.optional(v.boolean(), false),
  query: v.optional(v.record(v.string(), v.unknown()), {}),
  conditions: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** A redirect, as netlify.toml or a release's `_redirects` defines it. */
export type RedirectRule = v.InferOutput<typeof ruleSchema>;

/** The redirects of a release and of netlify.toml, in order; the first that matches applies. */
export async function redirectRules(
  configPath: string,
  file: string | null,
): Promise<RedirectRule[]> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: file ? [file] : [],
    netlifyConfigPath: configPath,
    configRedirects: [],
    minimal: true,
  });
  if (errors[0]) throw errors[0];
  return v.parse(v.array(ruleSchema), redirects);
}
