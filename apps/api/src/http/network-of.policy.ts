import { isIPv4, isIPv6 } from 'node:net';

/** Number of 16-bit groups that name an IPv6 network; the household chooses the other four. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Returns the network that an address belongs to: an IPv4 address as it is, an IPv6 address by its first 64 bits, since
 * its holder has all of those. One network has one spelling, also when IPv4 is written as IPv6.
 *
 * @example
 * networkOf('2001:db8:1:2:aaaa::7') // → '2001:db8:1:2::/64'
 * networkOf('::ffff:203.0.113.9') // → '203.0.113.9'
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address, with those that `::` leaves out. */
function groupsOf(address: string): readonly number[] {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').flatMap(groupsOfPart));
  const missing = GROUPS - before.length - after.length;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** Returns the groups of a part between colons: one, or two if it ends as IPv4. */
function groupsOfPart(part: string): readonly number[] {
  if (part === '') return [];
  if (!isIPv4(part)) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
