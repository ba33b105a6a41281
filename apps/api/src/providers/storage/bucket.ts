import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  type ListObjectsCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type Objects, type Room, STORAGE_KEY, StorageUnavailable, type StoredObject } from './objects.ts';

/** Settings of a bucket of S3, or of a store that speaks its protocol. */
export interface BucketSettings {
  readonly bucket: string;
  /** @default Amazon's own of the region */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** True when the path names the bucket instead of the host. */
  readonly isPathStyle: boolean;
  /** @default what the machine has: variables `AWS_…`, a role */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Number of files that the store lists at a time. @default the store's own, 1000 */
  readonly pageSize?: number;
  /** Time after which a call with all its tries is given up, in milliseconds. @default 20000 */
  readonly giveUpMs?: number;
}

/** Limits of one try, in milliseconds: until connected, and until an answer begins. */
const LIMITS = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true } as const;
const GIVE_UP_MS = 20_000;
const TRIES = 3;

/**
 * Errors that a second try does not fix: the settings name a bucket that does not exist, or keys that do not open it.
 */
const WRONG_SETTINGS: ReadonlySet<string> = new Set([
  'NoSuchBucket',
  'InvalidBucketName',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AccessDenied',
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
]);

const NO_SUCH_FILE: ReadonlySet<string> = new Set(['NoSuchKey']);
const NOBODYS = '00000000-0000-0000-0000-000000000000';

/**
 * Opens a bucket. A bucket that cannot be reached fails at its first call, and may work later; one that does not exist,
 * or refuses our keys, never will.
 *
 * @throws naming what is wrong with the settings
 */
export async function openBucket(settings: BucketSettings): Promise<Objects> {
  const { bucket: Bucket, endpoint, region, isPathStyle: forcePathStyle, credentials } = settings;
  const { pageSize: MaxKeys, giveUpMs = GIVE_UP_MS } = settings;
  const client = new S3Client({
    ...{ region, forcePathStyle, maxAttempts: TRIES, requestHandler: LIMITS },
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Not every store knows the newer checksums; all files are sealed, so that any change of them shows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (room: Room, name: string) => `${room}/${name}`;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(giveUpMs) });
  const notify = (error: unknown): never => {
    throw new StorageUnavailable(`The bucket ${Bucket} of ${endpoint ?? `S3 in ${region}`}: ${reasonOf(error)}`, {
      cause: error,
    });
  };
  const list = (room: Room, Marker: string) =>
    client.send(new ListObjectsCommand({ Bucket, Prefix: keyOf(room, ''), Marker, MaxKeys }), inTime());
  const remove: Objects['remove'] = async (room, name) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(room, name) }), inTime()).catch(notify);
  };
  const read: Objects['read'] = async (room, name) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(room, name) }), inTime());
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      return isOf(error, NO_SUCH_FILE) ? undefined : notify(error);
    }
  };
  // A file that was never written: S3 reports that it does not exist only to a caller who may read and list.
  await read('documents', NOBODYS).catch((error) => {
    if (isOf(error.cause, WRONG_SETTINGS)) throw error;
  });
  return {
    write: async (room, name, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(room, name), Body }), inTime()).catch(notify);
    },
    read,
    list: async function* (room): AsyncGenerator<readonly StoredObject[]> {
      // Pages by the last name instead of a token: files that are moved meanwhile shift nothing.
      for (let last: string | undefined = '', page: ListObjectsCommandOutput; last !== undefined; ) {
        page = await list(room, last).catch(notify);
        const { Contents = [], IsTruncated } = page;
        yield Contents.flatMap(({ Key = '', LastModified: writtenAt }) => {
          const name = Key.slice(room.length + 1);
          return STORAGE_KEY.test(name) && writtenAt ? [{ name, writtenAt }] : [];
        });
        last = IsTruncated ? Contents.at(-1)?.Key : undefined;
      }
    },
    move: async (name, from, to) => {
      const copy = { Bucket, Key: keyOf(to, name), CopySource: `${Bucket}/${keyOf(from, name)}` };
      await client.send(new CopyObjectCommand(copy), inTime()).catch(notify);
      await remove(from, name);
    },
    remove,
  };
}

const isOf = (error: unknown, names: ReadonlySet<string>): boolean =>
  error instanceof S3ServiceException && names.has(error.name);

/** Returns the store's own reason, or that of the connection. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? [error.name, error.message].filter((word) => word !== '').join(': ') : 'unknown trouble';
