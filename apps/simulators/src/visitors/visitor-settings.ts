import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const rowSchema = z.object({ value: z.string() }).optional();

/** Verdicts of the browser's providers on visitors from now on, as a person chose them. */
export interface VisitorSettings {
  /** Returns reCAPTCHA's score of how human a visitor is, from 0.0 to 1.0. */
  captchaScore(): string;
  /** Returns iovation's result for a device: allow, review or deny. */
  deviceResult(): string;
  setCaptchaScore(score: string): void;
  setDeviceResult(result: string): void;
}

export function createVisitorSettings(database: DatabaseSync): VisitorSettings {
  const read = database.prepare('select value from visitor_setting where name = ?');
  const write = database.prepare(
    'insert into visitor_setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  );
  const chosen = (name: string, otherwise: string) => rowSchema.parse(read.get(name))?.value ?? otherwise;
  return {
    captchaScore: () => chosen('captcha.score', '0.9'),
    deviceResult: () => chosen('device.result', 'A'),
    setCaptchaScore: (score) => {
      write.run('captcha.score', score);
    },
    setDeviceResult: (result) => {
      write.run('device.result', result);
    },
  };
}
