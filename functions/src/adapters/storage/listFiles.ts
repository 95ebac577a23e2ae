import type { Bucket, File } from '@google-cloud/storage';

const PAGE = 1_000;

/** Every object below a prefix, in order of their names, a page in memory at a time. */
export async function* listFiles(bucket: Bucket, prefix: string): AsyncGenerator<File> {
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      prefix,
      autoPaginate: false,
      maxResults: PAGE,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    yield* files;
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
}
