import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 networks that are not part of the public internet (IANA, "IPv4 Special-Purpose Address Registry"), and
 * multicast. The metadata service of cloud machines is link-local: 169.254.169.254.
 */
const INSIDE_IPV4 = [
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

/** Parts of 2000::/3 that are not part of the public internet: Teredo among others, and documentation. */
const INSIDE_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const;

/**
 * All other IPv6 networks are internal: loopback, link-local, unique-local (with fd00:ec2::254, a metadata service),
 * multicast, IPv4-compatible. The last two contain IPv4 addresses: mapped ones, and NAT64.
 */
const OUTSIDE_IPV6 = [
  ['2000::', 3],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
] as const;

const inside = new BlockList();
const outside = new BlockList();
for (const [network, prefix] of OUTSIDE_IPV6) outside.addSubnet(network, prefix, 'ipv6');
for (const [network, prefix] of INSIDE_IPV6) inside.addSubnet(network, prefix, 'ipv6');
for (const [network, prefix] of INSIDE_IPV4) {
  inside.addSubnet(network, prefix, 'ipv4');
  inside.addSubnet(`::ffff:${network}`, 96 + prefix, 'ipv6');
  inside.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
  inside.addSubnet(sixToFour(network), 16 + prefix, 'ipv6');
}

/** 6to4: the IPv4 address follows 2002. */
function sixToFour(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}

/** Whether an IP address is part of the public internet. False if it is not an address. */
export function isOnInternet(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  // An address with a zone ("%eth0") refers to a network of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
