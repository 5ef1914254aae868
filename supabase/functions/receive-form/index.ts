/** receive-form: receives forms sent without the site's scripts. See README.md. */
import { configure } from './config.ts';
import { handle, failedResponse } from './handler.ts';

const log = (text: string): void => console.error(text);

Deno.serve(async (request) => {
  try {
    const configuration = configure((name) => Deno.env.get(name), log);
    if ('dependencies' in configuration) return await handle(request, configuration.dependencies);
    log(`Configuration error: ${configuration.missing} is not set.`);
  } catch (error) {
    log(`Failed: ${(error as Error).name}`);
  }
  return failedResponse(500, Deno.env.get('STUDIO_PHONE') ?? '');
});
