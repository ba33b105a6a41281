import manifest from './package.json' with { type: 'json' };

/** What a package says of where it comes from stands once, in the root; what only this workspace uses stays here. */
function beforePacking({ scripts, devDependencies, ...published }) {
  const { author, bugs, homepage, repository } = manifest;
  const directory = `packages/${published.name.replace('@lender/', '')}`;
  return { ...published, author, bugs, homepage, repository: { ...repository, directory } };
}

export const hooks = { beforePacking };
