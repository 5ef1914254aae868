/** A sentence about what is wrong; undefined or false if nothing is. */
export type Fault = string | false | undefined;
export type Check = () => Promise<{ line: string; isFault: boolean }>;

const SHOWN = 3;

/**
 * Makes a check. `find` returns its faults, or rejects with one. `passed` is reported if there are none. `step` is the step of
 * docs/going-live.md that fixes a fault.
 */
export function check(name: string, step: string, passed: string, find: () => Promise<readonly Fault[]>): Check {
  return async () => {
    const faults = (await find().catch((error: unknown) => [reasonOf(error)])).filter((fault) => typeof fault === 'string');
    if (faults.length === 0) return { line: `✓ ${name}: ${passed}`, isFault: false };
    const others = faults.length > SHOWN ? `; and ${faults.length - SHOWN} more` : '';
    return { line: `✗ ${name}: ${faults.slice(0, SHOWN).join('; ')}${others}  -> docs/going-live.md ${step}`, isFault: true };
  };
}

/** fetch() hides the reason, such as an expired certificate, in the cause of its error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
