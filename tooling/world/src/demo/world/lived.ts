import type { BankWorld } from '../../simulation/bank/bank-world.ts';
import type { Moments } from '../moments.ts';
import type { Samples } from '../people/draw-sample.ts';
import type { DemoStaff } from './demo-staff.ts';
import type { LivedServer } from './lived-server.ts';
import type { Phones } from './phone.ts';

/** Everything around the story of a person. */
export interface Lived {
  readonly server: LivedServer;
  readonly bank: BankWorld;
  readonly phones: Phones;
  readonly staff: DemoStaff;
  readonly samples: Samples;
  readonly moments: Moments;
  readonly now: () => Date;
}
