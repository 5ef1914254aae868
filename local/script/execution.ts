import { createContext, Script } from 'node:vm';

import { type BlockingCalls, createServices, TextOutput } from './services.ts';

/** What came of one run. Everything but a ContentService reply is an error page for the browser; a trigger has none to give. */
export type Outcome = { kind: 'content'; content: string; mimeType: string } | { kind: 'done' } | { kind: 'failed'; message: string };

/** One of the script's files. */
export interface ScriptFile {
  name: string;
  source: string;
}

export interface ExecutionRequest {
  /** All in one global scope, as in Google's editor. */
  files: readonly ScriptFile[];
  functionName: 'doPost' | 'doGet' | 'copyLeadsToDashboard' | 'deleteOldLeads';
  /** Google's event object as JSON. */
  event: string;
}

/**
 * Runs the script as Google does: a fresh global scope for every request, with Google's services and nothing of Node's.
 */
export function execute(request: ExecutionRequest, google: BlockingCalls): Outcome {
  try {
    const context = createContext(createServices(google));
    for (const { name, source } of request.files) new Script(source, { filename: name }).runInContext(context);
    const call = `typeof ${request.functionName} === 'function' ? ${request.functionName}(JSON.parse(${JSON.stringify(request.event)})) : undefined`;
    const reply: unknown = new Script(call).runInContext(context);
    if (reply instanceof TextOutput) return { kind: 'content', content: reply.content, mimeType: reply.mimeType };
    if (!request.functionName.startsWith('do')) return { kind: 'done' };
    return { kind: 'failed', message: 'The script completed but did not return anything.' };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
