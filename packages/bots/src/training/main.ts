/** `npm run train -- <game> …`: plays games, learns from them, compares, writes weights and a page of figures. */
import { Crew } from './crew.ts';
import { readSetting } from './setting.ts';
import { Training } from './train.ts';

async function main(): Promise<void> {
  const setting = readSetting(process.argv.slice(2));
  const crew = new Crew(setting.threads);
  const begun = performance.now();
  const tell = (line: string): void =>
    console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  try {
    await Training.run(setting, crew, tell);
  } finally {
    await crew.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
