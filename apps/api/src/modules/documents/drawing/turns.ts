/** Counts what each reader asks for at the same time. */
export function createTurns(ofOne: number) {
  const taken = new Map<string, number>();
  return {
    take: async <Answer, Refused>(
      reader: string,
      refused: () => Refused,
      work: () => Promise<Answer>,
    ): Promise<Answer | Refused> => {
      const before = taken.get(reader) ?? 0;
      if (before >= ofOne) return refused();
      taken.set(reader, before + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(reader) ?? 0) - 1;
        if (left > 0) taken.set(reader, left);
        else taken.delete(reader);
      }
    },
  };
}
