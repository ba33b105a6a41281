import { VISIBILITY } from './event-kind.ts';
import { type Batch, createEventRing } from './event-ring.ts';
import type { Listen, TargetOf } from './listening.ts';
import { nameOf } from './name-of.ts';
import { recordPointer } from './record-pointer.ts';
import { recordTyping } from './record-typing.ts';
import { watchSecretFields } from './secret-fields.ts';

export interface RecorderOptions {
  /** `name`s of fields that may be sent. @default none */
  readonly fields?: readonly string[];
  /** True to round the times of digits to 4 ms, since the rhythm of a number reveals a little of it. @default false */
  readonly roundDigitTimes?: boolean;
}

export interface Recorder {
  /** Returns all rows that were not discarded. */
  read(): Batch;
  /** Places of the page with events, by their numbers. */
  readonly targets: readonly string[];
  forget(batch: Batch): void;
  /** Records that the page became visible or hidden. */
  see(isVisible: boolean): void;
  stop(): void;
}

/** Listens to the page and records events as numbers, in memory of fixed size. */
export function record({ fields = [], roundDigitTimes = false }: RecorderOptions): Recorder {
  const { push, read, forget } = createEventRing();
  const targets: string[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const isSecret = watchSecretFields(signal);
  const listen: Listen = (type, listener) => addEventListener(type, listener, { passive: true, capture: true, signal });
  const targetOf: TargetOf = (event, isFocus) => {
    const [target] = event.composedPath();
    if ((isSecret(event) && !isFocus) || !(target instanceof Element)) return -1;
    const name = nameOf(target, fields);
    const known = targets.indexOf(name);
    return known < 0 ? targets.push(name) - 1 : known;
  };
  recordTyping(listen, push, targetOf, roundDigitTimes);
  recordPointer(listen, push, targetOf);
  return {
    read,
    targets,
    forget: (batch) => {
      // Remaining rows refer to the list.
      if (forget(batch)) targets.length = 0;
    },
    see: (isVisible) => push(performance.now(), VISIBILITY, isVisible ? 1 : 0),
    stop: () => stopping.abort(),
  };
}
