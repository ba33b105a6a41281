import lines from '@changesets/cli/changelog';

/** What a package asks for anew, once: the tool's own would say so again for each change in what is asked for. */
async function getDependencyReleaseLine(_, updated) {
  if (updated.length === 0) return '';
  return ['- Updated dependencies', ...updated.map(({ name, newVersion }) => `  - ${name}@${newVersion}`)].join('\n');
}

export default { getReleaseLine: lines.getReleaseLine, getDependencyReleaseLine };
