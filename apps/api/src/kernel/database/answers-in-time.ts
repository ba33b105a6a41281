/** Tells whether a query is answered in time. @param limitMs - longest time that it may take */
export const answersInTime = (query: Promise<unknown>, limitMs: number): Promise<boolean> =>
  Promise.race([
    query.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false).unref()),
  ]);
