import { BlockList, isIPv4 } from 'node:net';

const INSIDE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Public ranges without hosts of their own: tunnels, documentation. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inside = new BlockList();
for (const [net, prefix] of INSIDE_V4) inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_V6) inside.addSubnet(net, prefix, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/**
 * Tells whether an address is outside the public internet: of a private network, this machine, a cloud's own services,
 * a multicast address, or an IPv4 address inside an IPv6 one. By the registries of special addresses of IANA.
 *
 * @example
 * isInside('169.254.169.254') // → true
 */
export const isInside = (address: string): boolean =>
  isIPv4(address) ? inside.check(address, 'ipv4') : !publicV6.check(address, 'ipv6') || inside.check(address, 'ipv6');
