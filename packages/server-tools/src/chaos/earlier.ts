/** The program before the last change of rules, as far as tables can tell: what it does not know yet, it cannot open. */
import { readConfig, startServer } from '@orrery/server';

/** The rules before the last change, of games of which they were kept. */
const EARLIER_RULES = { 'race-for-the-galaxy': 1 };

const server = await startServer(readConfig(process.env), { newestRules: EARLIER_RULES });
console.log(`Orrery is at ${server.address}`);
