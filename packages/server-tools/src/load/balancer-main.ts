/** The balancer as a process of its own, so that what it costs is not taken for the cost of others. */
import { Balancer } from './balancer.ts';

const [by, ...backends] = process.argv.slice(2);
const balancer = new Balancer(backends, by === 'turn' ? 'turn' : 'table');
console.log(`Orrery is at ${await balancer.listen()}`);
