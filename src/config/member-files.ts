import * as v from 'valibot';

/** The file in which the edge looks up what the scripts of a members' page load. */
export const MEMBER_FILES_FILE = 'member-files.json';

const files = v.object({ scripts: v.array(v.string()), data: v.array(v.string()) });

/** Names relative to the site's root, by the path for which a page was built. */
export const memberFilesSchema = v.object({
  /** Of Gatsby: the names of another build are useless. */
  build: v.string(),
  pages: v.record(v.string(), files),
});

export type MemberFiles = v.InferOutput<typeof memberFilesSchema>;
