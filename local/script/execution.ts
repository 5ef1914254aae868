import { createContext, Script } from 'node:vm';

import { type BlockingCalls, createServices, TextOutput } from './services.ts';

/** What came of one run of doPost or doGet. Everything but a ContentService reply is an error page for the browser. */
export type Outcome = { kind: 'content'; content: string; mimeType: string } | { kind: 'failed'; message: string };

export interface ExecutionRequest {
  source: string;
  filename: string;
  functionName: 'doPost' | 'doGet';
  /** Google's event object as JSON. */
  event: string;
}

/**
 * Runs the script as Google does: a fresh global scope for every request, with Google's services and nothing of Node's.
 */
export function execute(request: ExecutionRequest, google: BlockingCalls): Outcome {
  try {
    const context = createContext(createServices(google));
    new Script(request.source, { filename: request.filename }).runInContext(context);
    const call = `typeof ${request.functionName} === 'function' ? ${request.functionName}(JSON.parse(${JSON.stringify(request.event)})) : undefined`;
    const reply: unknown = new Script(call).runInContext(context);
    if (reply instanceof TextOutput) return { kind: 'content', content: reply.content, mimeType: reply.mimeType };
    return { kind: 'failed', message: 'The script completed but did not return anything.' };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
