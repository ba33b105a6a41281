/** After a page ends, browsers send at most 64 KiB of all its requests together; a little is left to others. */
const mostBytes = 60 * 1024;
/** Browsers also send few requests at once: each counts as at least so many bytes, which allows eight of them. */
const leastBytes = mostBytes / 8;

/** Makes a request that may outlive the page, as long as all of them together are few and small enough. */
export type KeepaliveBudget = <Answer>(
  bytes: number,
  request: (keepalive: boolean) => Promise<Answer>,
) => Promise<Answer>;

export function createKeepaliveBudget(): KeepaliveBudget {
  let left = mostBytes;
  return (bytes, request) => {
    const counted = Math.max(bytes, leastBytes);
    if (counted > left) return request(false);
    left -= counted;
    return request(true).finally(() => {
      left += counted;
    });
  };
}
