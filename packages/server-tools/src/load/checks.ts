/** What must hold after a load: nothing acknowledged is missing, and everybody saw what the server has. */
import { firstDifference, isRecord, same } from '@orrery/kernel';
import type { Crowd, Group } from './crowd.ts';

export interface Checked {
  readonly answers: number;
  readonly missing: number;
  readonly clients: number;
  readonly different: number;
  readonly details: readonly string[];
}

const answeredIn = (log: unknown): Set<number> => {
  const steps = isRecord(log) && Array.isArray(log.steps) ? log.steps : [];
  return new Set(
    steps.flatMap((step: unknown) =>
      isRecord(step) && step.do === 'answered' && typeof step.n === 'number' ? [step.n] : [],
    ),
  );
};

/** Compares a group's acknowledgements with the logs, and its clients' positions with the server's. */
async function checkGroup(group: Group): Promise<Checked> {
  const details: string[] = [];
  let [answers, missing, different] = [0, 0, 0];
  const [first] = group.clients;
  for (const [table, numbers] of group.acknowledged) {
    const logged = answeredIn(await first?.http('GET', `/api/tables/${table}/log`));
    answers += numbers.length;
    for (const n of numbers)
      if (!logged.has(n)) {
        missing += 1;
        details.push(`${table}: acknowledged ${n} is not in the log`);
      }
    if (new Set(numbers).size !== numbers.length) details.push(`${table}: one number acknowledged twice`);
  }
  for (const client of group.clients) {
    const held = group.position(client);
    const server = await client.http('GET', `/api/tables/${group.table}`);
    if (same(held, server)) continue;
    different += 1;
    details.push(`${group.table}: a client differs at ${firstDifference(held, server)}`);
  }
  return { answers, missing, clients: group.clients.length, different, details };
}

export async function checkCrowd(crowd: Crowd): Promise<Checked> {
  let total: Checked = { answers: 0, missing: 0, clients: 0, different: 0, details: [] };
  const waiting = [...crowd.groups];
  const worker = async (): Promise<void> => {
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      const one = await checkGroup(group);
      total = {
        answers: total.answers + one.answers,
        missing: total.missing + one.missing,
        clients: total.clients + one.clients,
        different: total.different + one.different,
        details: [...total.details, ...one.details],
      };
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return total;
}
