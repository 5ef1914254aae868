/** send-lead-notification: emails leads to the studio. See README.md. */
import { type Environment, type SettingForms, withSettingErrors } from '../_shared/settings.ts';
import { configure } from './config.ts';
import { handle, reply } from './handler.ts';

const SETTINGS: SettingForms = {
  RESEND_API_KEY: 'key',
  LEAD_MAIL_TO: 'addresses',
  LEAD_MAIL_FROM: 'sender',
  STAFF_MAIL_TO: 'addresses',
  OWNER_MAIL_TO: 'addresses',
};
const log = (text: string): void => console.error(text);
const environment: Environment = (name) => Deno.env.get(name);

Deno.serve(async (request) => {
  try {
    return withSettingErrors(request, await respond(request), environment, SETTINGS);
  } catch (error) {
    log(`Failed: ${error instanceof Error ? error.name : 'unknown failure'}`);
    return reply(500, { error: 'Internal error.' });
  }
});

async function respond(request: Request): Promise<Response> {
  const configuration = configure(environment, log);
  if (!('missing' in configuration)) return await handle(request, configuration.dependencies);
  if (request.method !== 'POST') return reply(request.method === 'OPTIONS' ? 200 : 405, {}, { allow: 'POST, OPTIONS' });
  log(`Configuration error: ${configuration.missing} is not set.`);
  return reply(500, { error: `Configuration error: ${configuration.missing} is not set.` });
}
