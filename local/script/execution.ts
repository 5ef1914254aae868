import { createContext, Script } from 'node:vm';

import { createServices, type Google, type Tabs, TextOutput } from './services.ts';

/** Result of a run. `content` is a ContentService reply; `done` is the end of a trigger. For `failed`, the browser gets an error page. */
export type Outcome = { kind: 'content'; content: string; mimeType: string } | { kind: 'done' } | { kind: 'failed'; message: string };

export interface ScriptFile {
  name: string;
  source: string;
}

export interface ExecutionRequest {
  /** All files share one global scope, as in Google's editor. */
  files: readonly ScriptFile[];
  functionName: 'doPost' | 'doGet' | 'copyLeadsToDashboard' | 'deleteOldLeads';
  /** Google's event object as JSON. */
  event: string;
}

const LIMIT_MS = 10_000;

/**
 * Runs the script as Google does: in a new global scope per request, with Google's services and nothing from Node. The script blocks the
 * thread until it ends, so two executions never use the sheet at the same time.
 */
export function execute({ files, functionName, event }: ExecutionRequest, tabs: Tabs, google: Google, limitMs = LIMIT_MS): Outcome {
  try {
    const context = createContext(createServices(tabs, google));
    for (const file of files) compiled(file).runInContext(context);
    const call = `typeof ${functionName} === 'function' ? ${functionName}(JSON.parse(${JSON.stringify(event)})) : undefined`;
    const reply: unknown = new Script(call).runInContext(context, { timeout: limitMs });
    if (reply instanceof TextOutput) return { kind: 'content', content: reply.content, mimeType: reply.mimeType };
    if (!functionName.startsWith('do')) return { kind: 'done' };
    return { kind: 'failed', message: 'The script completed but did not return anything.' };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

const compiledFiles = new Map<string, { source: string; script: Script }>();

/** Compiles a file again only when its source has changed. */
function compiled({ name, source }: ScriptFile): Script {
  const before = compiledFiles.get(name);
  if (before?.source === source) return before.script;
  const script = new Script(source, { filename: name });
  compiledFiles.set(name, { source, script });
  return script;
}
