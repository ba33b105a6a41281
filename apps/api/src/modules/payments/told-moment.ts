/**
 * A moment as the provider tells it. Its clock may run apart from ours, and nothing that it tells of is still to come.
 *
 * @param text - ISO 8601; without it, the moment at which we hear of it
 */
export const toldMoment = (text: string | undefined, now: Date): Date =>
  text === undefined ? now : new Date(Math.min(new Date(text).getTime(), now.getTime()));
