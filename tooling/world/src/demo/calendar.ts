/** Life of a simulated person: each moment that it yields is the one at which it continues. */
export type Story = AsyncGenerator<Date, void, void>;

interface Time {
  /** Sets the clock to a moment. */
  goTo(moment: Date): void;
  /** Finishes the work that follows from what was done, before any story continues. */
  settle(): Promise<void>;
}

interface Cast {
  /** Story of what happens by itself; no person acts meanwhile, and none is ahead of it. */
  readonly day: Story;
  readonly people: readonly Story[];
}

/** Time span within which people who have something to do act at once, a few of them together. */
const NEAR_MS = 90 * 60_000;
const AT_ONCE = 6;

/** Continues stories in the order of their moments, until each has ended. */
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
