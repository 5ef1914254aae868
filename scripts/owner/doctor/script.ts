import type { Expected } from './expected.ts';
import type { HostResponse, Host } from './host.ts';
import type { Settings } from './project.ts';
import { type Check, check, reasonOf } from './report.ts';

/** Calls the Apps Script as the site does. Google answers with a redirect to the reply. */
export async function callScript({ ask, origin }: Host, { leadScriptUrl }: Settings, query = '', lead?: object): Promise<HostResponse> {
  const post = lead && { method: 'POST', body: JSON.stringify(lead) };
  return await ask(new URL(leadScriptUrl, origin).href + query, {
    redirect: 'follow',
    headers: { origin, 'content-type': 'text/plain' },
    ...post,
  });
}

export function scriptChecks(host: Host, { scriptVersion }: Expected, settings: Settings): Check[] {
  return [
    check('Apps Script', '2.5', 'deployed from this release, its properties are set, and its sheet opens', async () => {
      const response = await callScript(host, settings, `?key=${encodeURIComponent(settings.supabaseKey)}`).catch(reasonOf);
      if (typeof response === 'string' || !response.text.startsWith('{')) {
        const problem = typeof response === 'string' ? response : `answers ${response.status} without JSON`;
        const url = settings.leadScriptUrl.replace(/^(.{42}).{12,}(.{12})$/, '$1…$2');
        return [
          `${url} ${problem}: if Manage deployments shows another active web app address, put that into VITE_LEAD_SCRIPT_URL, build and publish again (4.2, 4.5); if it is the same, set its access to "Anyone"`,
        ];
      }
      const reply: { status?: string; version?: string; problem?: string; settings?: string[] } = JSON.parse(response.text);
      return [
        reply.status !== 'ok' && [reply.problem ?? `its status is ${reply.status}`, '2.3'],
        ...(reply.settings ?? []).map((problem) => [problem, '2.3'] as const),
        reply.version !== scriptVersion && [
          `another release (${reply.version}, not ${scriptVersion}): paste all four files and deploy a new version`,
          '2.7',
        ],
        response.headers.get('access-control-allow-origin') !== '*' && 'the site may not read its reply: set its access to "Anyone"',
      ];
    }),
  ];
}
