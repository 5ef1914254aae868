/** send-lead-notification: emails leads to the studio. See README.md. */
import { configure } from './config.ts';
import { handle, reply } from './handler.ts';

const log = (text: string): void => console.error(text);

Deno.serve(async (request) => {
  try {
    const configuration = configure((name) => Deno.env.get(name), log);
    if ('missing' in configuration && request.method === 'POST') {
      log(`Configuration error: ${configuration.missing} is not set.`);
      return reply(500, { error: `Configuration error: ${configuration.missing} is not set.` });
    }
    if ('missing' in configuration) return reply(request.method === 'OPTIONS' ? 200 : 405, {}, { allow: 'POST, OPTIONS' });
    return await handle(request, configuration.dependencies);
  } catch (error) {
    log(`Failed: ${error instanceof Error ? error.name : 'unknown failure'}`);
    return reply(500, { error: 'Internal error.' });
  }
});
