/** receive-form: receives forms sent without the site's scripts. See README.md. */
import { type Environment, withSettingErrors } from '../_shared/settings.ts';
import { configure } from './config.ts';
import { handle, failedResponse } from './handler.ts';

const log = (text: string): void => console.error(text);
const environment: Environment = (name) => Deno.env.get(name);

Deno.serve(async (request) =>
  withSettingErrors(request, await respond(request), environment, { SITE_URL: 'site', LEAD_SCRIPT_URL: 'script' }),
);

async function respond(request: Request): Promise<Response> {
  try {
    const configuration = configure(environment, log);
    if ('dependencies' in configuration) return await handle(request, configuration.dependencies);
    log(`Configuration error: ${configuration.missing} is not set.`);
  } catch (error) {
    log(`Failed: ${(error as Error).name}`);
  }
  return failedResponse(500, environment('STUDIO_PHONE') ?? '');
}
