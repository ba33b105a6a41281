export const invariantsEn = {
  title: 'The command',
  hint: 'Name a sandbox, never a server where people borrow. This page asks nobody: run it yourself.',
  fields: { url: 'Address of the server', seed: 'Seed', clients: 'Clients', language: 'Language of the report' },
  command: 'In a shell',
  rules: 'Rules',
  all: 'No rule chosen: all are asked about.',
  needs: (needs: string) => (needs ? `Needs: ${needs}` : 'Needs nobody'),
};
