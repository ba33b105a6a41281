/** Words of the parts that several sections share. */
export const partsEn = {
  examples: 'Examples',
  made: 'Made',
  use: 'Check it above',
  copy: 'Copy',
  copied: 'Copied',
  parts: 'What it says',
  states: {
    empty: 'Nothing typed',
    incomplete: 'Incomplete',
    complete: 'Valid',
    doubtful: 'Valid, with a doubt',
    invalid: 'Invalid',
  },
};
