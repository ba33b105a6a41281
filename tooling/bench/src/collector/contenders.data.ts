/**
 * Script that each contender puts into a page; `done` waits until it is at work. All send what they have every ten
 * seconds.
 */
export const collectorContenders = [
  { name: 'nobody', source: `globalThis.done = Promise.resolve();` },
  {
    name: 'collector',
    source: `import { createCollector } from '@lender/scoring-collector';
globalThis.done = (async () => {
  const publicKey = await (await fetch('/key.json')).json();
  const collector = createCollector({ baseUrl: '', authKey: 'bench', publicKey, fields: ['firstName', 'income'] });
  await collector.start('bench', { consent: true });
})();`,
  },
  {
    name: 'rrweb 2.2.2, inputs masked',
    source: `import { record } from 'rrweb';
const events = [];
record({ emit: (event) => events.push(event), maskAllInputs: true });
setInterval(() => fetch('/collect', { method: 'POST', body: JSON.stringify(events.splice(0)) }), 10_000);
globalThis.done = Promise.resolve();`,
  },
  {
    name: '@rrweb/record 2.1.6, inputs masked, mouse every 100 ms',
    source: `import { record } from '@rrweb/record';
const events = [];
record({ emit: (event) => events.push(event), maskAllInputs: true, sampling: { mousemove: 100, scroll: 100 } });
setInterval(() => fetch('/collect', { method: 'POST', body: JSON.stringify(events.splice(0)) }), 10_000);
globalThis.done = Promise.resolve();`,
  },
  {
    name: 'posthog-js 1.430.0, autocapture without replay',
    source: `import posthog from 'posthog-js';
globalThis.done = new Promise((loaded) =>
  posthog.init('bench', {
    api_host: location.origin,
    autocapture: true,
    disable_session_recording: true,
    advanced_disable_flags: true, // else it waits for a server of its own before it captures
    opt_out_useragent_filter: true, // else it takes the measuring browser for a robot
    loaded,
  }),
).then(() => {});`,
  },
] as const;

/** Entries of the table of sizes. */
export const collectorBundles = [
  ['createCollector', `export { createCollector } from '@lender/scoring-collector'`],
  ['the opener of the server', `export { createChunkOpener } from '@lender/scoring-collector/server'`],
  ['rrweb 2.2.2, its record', `export { record } from 'rrweb'`],
  ['@rrweb/record 2.1.6', `export { record } from '@rrweb/record'`],
  ['posthog-js 1.430.0', `export { default } from 'posthog-js'`],
] as const;
