/** What somebody lives through: each moment that it hands over is the one at which it goes on. */
export type Story = AsyncGenerator<Date, void, void>;

interface Time {
  /** Puts the clock to a moment. */
  goTo(moment: Date): void;
  /** Finishes what follows by itself from what was done, before anybody goes on. */
  settle(): Promise<void>;
}

interface Cast {
  /** What happens by itself; nobody else does anything meanwhile, nor is anybody ahead of it. */
  readonly day: Story;
  readonly people: readonly Story[];
}

/** Whoever has something to do within so long does it at once, a few of them together. */
const NEAR_MS = 90 * 60_000;
const AT_ONCE = 6;

/** Lets stories go on in the order of their moments, until each has come to its end. */
export async function liveTogether({ day, people }: Cast, { goTo, settle }: Time): Promise<void> {
  const waiting = new Map<Story, number>();
  const goOn = async (story: Story): Promise<void> => {
    const next = await story.next();
    if (next.done) waiting.delete(story);
    else waiting.set(story, next.value.getTime());
  };
  for (const story of [day, ...people]) await goOn(story);
  while (waiting.size > 0) {
    const [first, ...others] = [...waiting].toSorted(([, one], [, other]) => one - other);
    if (!first) return;
    const [story, moment] = first;
    const end = Math.min(moment + NEAR_MS, waiting.get(day) ?? Number.POSITIVE_INFINITY);
    const near = others.filter(([, other]) => other < end).map(([one]) => one);
    goTo(new Date(moment));
    await Promise.all([story, ...(story === day ? [] : near)].slice(0, AT_ONCE).map(goOn));
    await settle();
  }
}
