/** Invitations that this browser made or was given, by table. They travel behind the `#`, which no server logs. */
import { keep, keptFields, writeKept } from '../app/storage.ts';

const KEY = 'orrery.invites';
const MOST = 40;

export function rememberInvite(table: string, invite: string): void {
  const known = Object.entries(keptFields(keep(), KEY)).filter(([id]) => id !== table);
  writeKept(keep(), KEY, Object.fromEntries([...known.slice(-MOST), [table, invite]]));
}

export function inviteTo(table: string): string | undefined {
  const invite = keptFields(keep(), KEY)[table];
  return typeof invite === 'string' ? invite : undefined;
}

/** The address to send to a friend. */
export const inviteAddress = (table: string, invite: string | undefined): string =>
  `${location.origin}/table/${encodeURIComponent(table)}${invite === undefined ? '' : `#${invite}`}`;
