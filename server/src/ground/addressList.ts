import { BlockList, isIP } from 'node:net';

/** Whether a text is an address or a range of addresses (CIDR) that `addressList` can parse. */
export function isAddressRange(text: string): boolean {
  const { address, family, prefix } = parseRange(text);
  const bits = family === 'ipv4' ? 32 : 128;
  return (
    isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/u.test(prefix) && Number(prefix) <= bits))
  );
}

/**
 * A predicate for a list of addresses and ranges: is this address in it? IPv4 addresses match in their IPv6 form too.
 * An invalid address is in no list.
 */
export function addressList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const { address, family, prefix } = parseRange(range);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

function parseRange(text: string) {
  const [address = '', prefix] = text.split(/\/(.*)/su);
  return { address, prefix, family: isIP(address) === 4 ? 'ipv4' : 'ipv6' } as const;
}
