import { readSettings, refuseDemonstration, servesRealPeople, throwTogether } from '@lender/settings';
import * as z from 'zod/mini';
import { envSchema } from './settings/env-schema.ts';
import { type Keys, readKeys } from './settings/keys.ts';
import { type ProviderSettings, providerEnvSchema, providerSettings } from './settings/providers.ts';
import { refuseSimulators } from './settings/refuse-simulators.ts';

export type Env = z.output<typeof envSchema> & { readonly keys: Keys; readonly providers: ProviderSettings };

/** Settings of a program that works on the database and nothing else. */
export type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;

const databaseShape = z.pick(envSchema, { DATABASE_URL: true, DATABASE_OWNER_URL: true });

const keysShape = z.pick(envSchema, { KEYS_FILE: true });

/** Reads the settings that name the database, as `readEnv` does: migrating takes no keys. */
export const readDatabaseEnv = (source: NodeJS.ProcessEnv = process.env): DatabaseEnv =>
  readSettings(databaseShape, source, Object.keys(envSchema.shape)).settings;

/** All settings of the api, by name. */
export const settingsShape = z.extend(envSchema, providerEnvSchema.shape);

/**
 * Settings that let staff move the clock, let webhooks reach inside addresses, or make accounts whose passwords are
 * shown.
 */
const DEMONSTRATION_ONLY = ['SANDBOX', 'WEBHOOKS_INSIDE', 'DEMO_OPERATOR_EMAIL', 'DEMO_STAFF_DOMAIN'];

/**
 * Reads and checks the environment once. In production, settings of a demonstration and simulated providers are refused
 * unless it is said to be one.
 *
 * @throws SettingsProblem naming every setting that is missing or wrong, without its value
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const [[{ variables }, ours]] = throwTogether(
    () =>
      throwTogether(
        () => readSettings(settingsShape, source),
        () => readKeysAndProviders(source),
      ),
    () => refuseDemonstration(source, DEMONSTRATION_ONLY),
  );
  return { ...z.parse(envSchema, variables), ...ours };
}

/** Reads keys and providers together, so that missing accounts are reported whatever else is wrong. */
function readKeysAndProviders(source: NodeJS.ProcessEnv): Pick<Env, 'keys' | 'providers'> {
  const known = Object.keys(settingsShape.shape);
  const [keys, { settings }] = throwTogether(
    () => readKeys(readSettings(keysShape, source, known).settings.KEYS_FILE),
    () => readSettings(providerEnvSchema, source, known),
  );
  const [providers] = throwTogether(
    () => providerSettings(settings, keys),
    () => servesRealPeople(source) && refuseSimulators(settings, keys),
  );
  return { keys, providers };
}
