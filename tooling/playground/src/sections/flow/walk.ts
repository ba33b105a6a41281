import { type FlowEvent, flowMachine, POLL_JITTER, POLL_MS } from '@lender/flow';
import type { ReportedFlow, Session } from '@lender/flow/routes';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

export const SESSIONS = ['client', 'guest', 'user'] as const;

export interface WalkInput {
  readonly pathname: string;
  readonly session: Session['kind'];
  /** Returns the server's answer, each time that it is asked. */
  readonly answer: () => ReportedFlow;
  /** Called after each step. */
  readonly onStep: (step: WalkStep) => void;
}

export interface WalkStep {
  /** `token: fresh, poll: waiting` */
  readonly state: string;
  /** Events that the machine sent to its page, the oldest first. */
  readonly said: readonly string[];
}

export interface Walk {
  readonly send: (event: FlowEvent) => void;
  /** Lets enough time pass that the machine asks the server once, whatever the random part of the pause is. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/** Starts the machine with a clock of its own, and with a server that gives the chosen answer. */
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
  const notify = () => {
    const { token, poll } = actor.getSnapshot().value;
    onStep({ state: `token: ${token}, poll: ${poll}`, said: [...said] });
  };
  actor.on('moved', ({ move }) => said.push(`moved: ${move.type === 'redirect' ? move.to : move.url}`));
  actor.on('objected', ({ errors }) => said.push(`objected: ${errors.map(({ code }) => code).join(', ')}`));
  actor.on('signedOut', () => said.push('signedOut'));
  actor.subscribe(notify);
  actor.start();
  notify();
  return { send: actor.send, wait: () => clock.increment(POLL_MS * (1 + POLL_JITTER)), stop: () => actor.stop() };
}
