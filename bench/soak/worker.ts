/** A thread of a soak: is told which games to play, and tells what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Share, type Soak, subjectOf } from './share.ts';

const soak: Soak = workerData;
const subject = await subjectOf(soak.game, soak.solo);
if (typeof subject === 'string') throw new Error(subject);
parentPort?.on('message', (share: Share) => parentPort?.postMessage(playShare(subject, soak, share)));
