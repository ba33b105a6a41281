import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { foldConstants } from './fold-constants.ts';

/** Folder of a package's reports. */
const FOLDER = 'api';

interface Entry {
  /** Name as importers write it, without the part that all have before it: `index`, `calendar`. */
  readonly name: string;
  /** Its built types. */
  readonly types: string;
}

/**
 * Compares what the built package in the current folder offers with its reports in `api`, one for each entry, so that a
 * reviewer of a change sees a change of the public types. With `write`, the reports are written again first.
 *
 * @returns what is wrong, a line for each report
 */
export function checkApiReports({ write }: { readonly write: boolean }): readonly string[] {
  const root = process.cwd();
  const entries = entriesOf(JSON.parse(readFileSync('package.json', 'utf8')));
  const [first, ...others] = entries.map((entry) => ({ entry, config: configOf(root, entry) }));
  if (!first) return [];
  const additionalEntryPoints = others.map(({ config }) => config.mainEntryPointFilePath);
  const compilerState = CompilerState.create(first.config, { additionalEntryPoints });
  const current = new Map(
    [first, ...others].map(({ entry, config }) => [`${entry.name}.api.md`, reportOf(config, compilerState)]),
  );
  if (write) keep(current);
  const kept = readReports();
  return [
    ...[...current].flatMap(([file, text]) =>
      kept.get(file) === text ? [] : [`${FOLDER}/${file} is not what is built`],
    ),
    ...[...kept.keys()].flatMap((file) => (current.has(file) ? [] : [`${FOLDER}/${file} is of no entry`])),
  ];
}

function readReports(): ReadonlyMap<string, string> {
  mkdirSync(FOLDER, { recursive: true });
  return new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]));
}

function keep(reports: ReadonlyMap<string, string>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of reports) writeFileSync(path.join(FOLDER, file), text);
}

function reportOf(config: ExtractorConfig, compilerState: CompilerState): string {
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    // Messages about types are in the report; none of them is a failure.
    messageCallback: (message) => {
      message.logLevel = ExtractorLogLevel.None;
    },
  });
  return foldConstants(readFileSync(config.reportTempFilePath, 'utf8'));
}

/** Returns the entries that have types, as the manifest lists them. */
function entriesOf({ exports = {} }: { exports?: Readonly<Record<string, string | { types?: string }>> }): Entry[] {
  return Object.entries(exports).flatMap(([place, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    const name = place === '.' ? 'index' : place.slice('./'.length).replaceAll('/', '-');
    return types ? [{ name, types }] : [];
  });
}

function configOf(root: string, { name, types }: Entry): ExtractorConfig {
  const scratch = path.join(root, 'node_modules/.cache/api-report');
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: path.join(root, types),
      compiler: {
        skipLibCheck: true,
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2023',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            module: 'ESNext',
            moduleResolution: 'Bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [path.join(root, types)],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: path.join(scratch, 'kept'),
        reportTempFolder: path.join(scratch, 'new'),
        reportFileName: name,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
}
