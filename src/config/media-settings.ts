/** Settings of media storage; see docs/operations/media.md. */
import * as v from 'valibot';
import { origin } from './origin-setting.ts';

/** A bucket with an optional prefix: `s3://bucket` or `s3://bucket/prefix`. */
const mediaUrl = v.pipe(
  v.string(),
  v.regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w-]+)*\/?$/,
    'must be a bucket such as s3://yasno-media/site',
  ),
);

export const mediaEntries = {
  /** If set, pictures and PDFs are stored in this bucket, under this prefix; absent: in DATA_DIR. */
  MEDIA_URL: v.optional(mediaUrl),
  /** The S3-compatible service of that bucket. */
  MEDIA_S3_ENDPOINT: v.optional(origin),
  MEDIA_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a region such as ru-central1')),
    'us-east-1',
  ),
  MEDIA_S3_KEY_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'must be a key id')),
  ),
  MEDIA_S3_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'must be a secret key')),
  ),
  /** Whether the bucket is in the path of a URL or in its host name. */
  MEDIA_S3_STYLE: v.optional(v.picklist(['path', 'host'], 'must be path or host'), 'path'),
} as const;

const BUCKET_NEEDS = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const;

/** The settings that a bucket makes mandatory. */
export const bucketNames = (
  given: Readonly<Record<string, unknown>>,
): readonly (typeof BUCKET_NEEDS)[number][] => (given['MEDIA_URL'] ? BUCKET_NEEDS : []);
