/** Whose requests are counted together: an IPv4 address, or the network of an IPv6 address, which one household has whole. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address, without what its abbreviation leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

export function addressKey({ ip }: { readonly ip: string }): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [bare = ''] = ip.toLowerCase().split('%');
  const groups = groupsOf(bare).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
