import { clabeRaces } from '../clabe/clabe-races.ts';
import { curpRaces } from '../curp/curp-races.ts';
import { measureRace } from '../measure-race.ts';
import { nssRaces } from '../nss/nss-races.ts';
import { rfcRaces } from '../rfc/rfc-races.ts';

/** Measures our identifiers beside their floors, and prints the results as JSON. Bundled, it runs on any Node. */
const ours = [...clabeRaces(), ...curpRaces(), ...rfcRaces(), ...nssRaces()].map(({ name, lanes }) => ({
  name,
  // A peer's name ends in its version.
  lanes: lanes.filter(({ contender }) => !/\d$/.test(contender)),
}));
for (const race of ours) measureRace(race, { rounds: 1, sampleMs: 8 });
// Short samples: on a busy machine some of them run undisturbed.
const results = ours.map((race) => measureRace(race, { rounds: 200, sampleMs: 0.5, by: 'least' }));
console.log(JSON.stringify({ node: process.versions.node, results }));
