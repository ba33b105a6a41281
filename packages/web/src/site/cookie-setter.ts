import type { Response } from 'express';

const nameOf = (header: string) => header.slice(0, header.indexOf('='));

/**
 * Returns a setter of cookies on an answer, the last one of a name only. An answer that sets one is stored by no cache.
 */
export function cookieSetter(response: Response): (header: string) => void {
  return (header) => {
    const present = [response.getHeader('set-cookie') ?? []].flat().map(String);
    response.setHeader('set-cookie', [...present.filter((other) => nameOf(other) !== nameOf(header)), header]);
    response.setHeader('cache-control', 'no-store');
  };
}
