/** Whether a query is answered, and soon. @param limitMs - how long it may take */
export const answersInTime = (query: Promise<unknown>, limitMs: number): Promise<boolean> =>
  Promise.race([
    query.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false).unref()),
  ]);
