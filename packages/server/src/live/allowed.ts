/** How many connections somebody may have, over all processes. */

/** Connections of one person, and of one address, behind which there may be many people. */
const PER_PERSON = 32;
const PER_ADDRESS = 512;

export const personConnections = (id: string): string => `person ${id}`;
export const addressConnections = (address: string): string => `address ${address}`;

/** How many connections are allowed for one of these keys. */
export const mostConnections = (key: string): number =>
  key.startsWith('person ') ? PER_PERSON : PER_ADDRESS;
