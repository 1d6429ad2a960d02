/** `npm run chaos`: at least 200 kills over three seeds; prints what happened, and fails when something is wrong. */
import { readArguments, wholeNumber } from '../arguments.ts';
import { chaos } from './chaos.ts';

// Ending by the exit handler takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const given = readArguments(process.argv.slice(2), {
  kills: '201',
  seeds: 'one,two,three',
  tables: '6',
  'restart-every': '20',
  'rewind-every': '15',
});
const seeds = given.seeds.split(',');
const kills = Math.ceil(wholeNumber('kills', given.kills) / seeds.length);
for (const seed of seeds) {
  const result = await chaos(
    {
      seed,
      kills,
      tables: wholeNumber('tables', given.tables),
      restartEvery: wholeNumber('restart-every', given['restart-every']),
      rewindEvery: wholeNumber('rewind-every', given['rewind-every']),
      upgrade: true,
    },
    (line) => console.error(`seed ${seed}: ${line}`),
  );
  console.log(`
seed ${seed}: ${result.kills} kills, ${result.restarts} restarts of the database, ${result.cuts} connections cut,
  ${result.rewinds} times a replica took over that was behind, with ${result.rewound} rows lost,
  ${result.finishedByEarlierRules} tables finished by the rules before the upgrade,
  ${result.doubled} frames doubled, ${result.delayed} out of order, ${result.reconnects} reconnects
  ${result.acknowledged} answers acknowledged in ${result.games} games, ${result.refused} refused
  ${result.wrong.length === 0 ? 'nothing else lost, nothing twice, no table stuck or different, every record replays' : 'WRONG:'}`);
  for (const line of result.wrong.slice(0, 20)) console.log(`  ! ${line}`);
  if (result.wrong.length > 0) process.exitCode = 1;
}
