import type { Expected } from './expected.ts';
import type { Answer, Host } from './host.ts';
import type { Settings } from './project.ts';
import { type Check, check, reasonOf } from './report.ts';

/** Calls the Apps Script as the site does. Google answers with a redirect to the reply. */
export async function callScript({ ask, origin }: Host, { leadScriptUrl }: Settings, query = '', lead?: object): Promise<Answer> {
  const post = lead && { method: 'POST', body: JSON.stringify(lead) };
  return await ask(new URL(leadScriptUrl, origin).href + query, {
    redirect: 'follow',
    headers: { origin, 'content-type': 'text/plain' },
    ...post,
  });
}

export function scriptChecks(host: Host, { scriptVersion }: Expected, settings: Settings): Check[] {
  return [
    check('Apps Script', '2.5', 'this version, its properties are set, and its sheet opens', async () => {
      const answer = await callScript(host, settings, `?key=${encodeURIComponent(settings.supabaseKey)}`).catch(reasonOf);
      if (typeof answer === 'string' || !answer.text.startsWith('{')) {
        const fault = typeof answer === 'string' ? answer : `answers ${answer.status} without JSON`;
        return [[`it ${fault}: is access "Anyone", and is VITE_LEAD_SCRIPT_URL the deployed address?`, '2.4']];
      }
      const reply: { status?: string; version?: string; problem?: string; settings?: string[] } = JSON.parse(answer.text);
      return [
        reply.status !== 'ok' && [reply.problem ?? `its status is ${reply.status}`, '2.3'],
        ...(reply.settings ?? []).map((fault) => [fault, '2.3'] as const),
        reply.version !== scriptVersion && [
          `another release (${reply.version}, not ${scriptVersion}): paste all four files and deploy a new version`,
          '2.7',
        ],
        answer.headers.get('access-control-allow-origin') !== '*' && ['the site may not read its reply', '2.4'],
      ];
    }),
  ];
}
