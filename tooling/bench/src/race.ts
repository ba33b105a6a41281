/** One job, done by several contenders on the same inputs. */
export interface Race {
  readonly name: string;
  /** Lanes by contender; the floor, written by hand for this very job, comes first. */
  readonly lanes: readonly Lane[];
}

/** One contender at one job. */
export interface Lane {
  readonly contender: string;
  /** Runs over all inputs this many times. */
  readonly run: (passes: number) => void;
  /** Number of inputs of one pass. */
  readonly calls: number;
  /** True when every answer is right; a contender with a wrong answer is no measure for the job. */
  readonly isRight: boolean;
}

/** A contender's answer to one input. */
export type Answer<Input> = (input: Input) => unknown;

/**
 * Sets a race up: asks every contender once, and gives each a loop of its own, so that one contender's calls do not
 * spoil what the engine has learned of another's.
 *
 * @param isRight - checks whether an answer is right
 *
 * @example
 * raceOver('valid', { inputs: ['1'], contenders: { floor: Number }, isRight: (answer) => answer === 1 })
 */
export function raceOver<Input>(
  name: string,
  job: {
    readonly inputs: readonly Input[];
    readonly contenders: Readonly<Record<string, Answer<Input>>>;
    readonly isRight: (answer: unknown, input: Input) => boolean;
  },
): Race {
  const lanes = Object.entries(job.contenders).map(([contender, answer]) => ({
    contender,
    run: ownLoop(answer, job.inputs),
    calls: job.inputs.length,
    isRight: job.inputs.every((input) => job.isRight(answer(input), input)),
  }));
  return { name, lanes };
}

const loopText = `
  let kept;
  return (passes) => {
    for (let pass = 0; pass < passes; pass++) {
      for (let at = 0; at < inputs.length; at++) kept = answer(inputs[at]);
    }
    return kept;
  };`;

/**
 * Compiles the loop again each time: closures of one function share their type feedback. The engine cannot leave out
 * the result that the loop keeps.
 */
function ownLoop<Input>(answer: Answer<Input>, inputs: readonly Input[]): (passes: number) => void {
  return new Function('answer', 'inputs', loopText)(answer, inputs);
}
