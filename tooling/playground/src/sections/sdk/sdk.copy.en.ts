export const sdkEn = {
  title: 'The code that one would write',
  code: 'A program',
  baseUrl: 'Address of the server',
  choices: {
    token: 'With a token that is at hand',
    key: 'With an idempotency key of the form',
    patience: 'With a time of its own, and fewer repetitions',
  },
};
