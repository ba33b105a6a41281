import { type FlowEvent, flowMachine, POLL_JITTER, POLL_MS } from '@lender/flow';
import type { ReportedFlow, Session } from '@lender/flow/routes';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

export const SESSIONS = ['client', 'guest', 'user'] as const;

export interface WalkInput {
  readonly pathname: string;
  readonly session: Session['kind'];
  /** What the server says each time that it is asked. */
  readonly answer: () => ReportedFlow;
  /** Is told after each step. */
  readonly onStep: (step: WalkStep) => void;
}

export interface WalkStep {
  /** `token: fresh, poll: waiting` */
  readonly state: string;
  /** What the machine told its page, the oldest first. */
  readonly said: readonly string[];
}

export interface Walk {
  readonly send: (event: FlowEvent) => void;
  /** Lets so much time pass that the machine looks at the server once, whatever chance adds. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/** The machine on a clock of its own, and with a server that says what was chosen. */
export function startWalk({ pathname, session, answer, onStep }: WalkInput): Walk {
  const clock = new SimulatedClock();
  const machine = flowMachine.provide({
    actors: {
      readFlow: fromPromise<ReportedFlow | null>(() => Promise.resolve(answer())),
      refreshToken: fromPromise(() => Promise.resolve(true)),
    },
  });
  const input = { location: { pathname }, session: { kind: session }, config: { sandboxAllowed: false } };
  const actor = createActor(machine, { clock, input: { ...input, random: () => 0 } });
  const said: string[] = [];
  const tell = () => {
    const { token, poll } = actor.getSnapshot().value;
    onStep({ state: `token: ${token}, poll: ${poll}`, said: [...said] });
  };
  actor.on('moved', ({ move }) => said.push(`moved: ${move.type === 'redirect' ? move.to : move.url}`));
  actor.on('objected', ({ errors }) => said.push(`objected: ${errors.map(({ code }) => code).join(', ')}`));
  actor.on('signedOut', () => said.push('signedOut'));
  actor.subscribe(tell);
  actor.start();
  tell();
  return { send: actor.send, wait: () => clock.increment(POLL_MS * (1 + POLL_JITTER)), stop: () => actor.stop() };
}
