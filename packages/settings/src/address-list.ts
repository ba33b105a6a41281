import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** One address or one network; never the whole internet, which would let any caller claim any address. */
const isAddressOrNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};

const listed = (text: string): string[] => text.split(',').flatMap((entry) => entry.trim() || []);

/** Addresses and networks in CIDR notation, separated by commas: `10.0.0.1,192.168.0.0/16,fd00::/8`. */
export const addressList = z.codec(
  z
    .string()
    .check(z.refine((text) => listed(text).every(isAddressOrNetwork), 'addresses or networks with commas in between')),
  z.array(z.string()),
  { decode: listed, encode: (addresses) => addresses.join(',') },
);
